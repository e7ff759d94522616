#include "CFacts.h"
