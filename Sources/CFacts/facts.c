#include "CFacts.h"

// #embed is C23; clang has it in every mode and warns outside C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char devices[] = {
#embed "data/devices.json"
};

static const unsigned char sources[] = {
#embed "data/sources.json"
};

static const unsigned char dynamic_type[] = {
#embed "data/dynamic_type.json"
};

static const unsigned char colors[] = {
#embed "data/colors.json"
};

static const unsigned char system_font[] = {
#embed "data/sf_metrics.json"
};

static const unsigned char families[] = {
#embed "data/families.json"
};

CFactsFile cfacts_devices(void) { return (CFactsFile){devices, sizeof devices}; }

CFactsFile cfacts_sources(void) { return (CFactsFile){sources, sizeof sources}; }

CFactsFile cfacts_dynamic_type(void) { return (CFactsFile){dynamic_type, sizeof dynamic_type}; }

CFactsFile cfacts_colors(void) { return (CFactsFile){colors, sizeof colors}; }

CFactsFile cfacts_system_font(void) { return (CFactsFile){system_font, sizeof system_font}; }

CFactsFile cfacts_families(void) { return (CFactsFile){families, sizeof families}; }
