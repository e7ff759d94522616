#pragma once
// Only CSVG includes librsvg: its headers bring cairo's, which another module has.
