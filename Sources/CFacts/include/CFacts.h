#pragma once
#include <stddef.h>

/// The bytes of one file of facts; they live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CFactsFile;

/// devices.json
CFactsFile cfacts_devices(void);
/// sources.json
CFactsFile cfacts_sources(void);
/// dynamic_type.json
CFactsFile cfacts_dynamic_type(void);
/// colors.json
CFactsFile cfacts_colors(void);
/// sf_metrics.json
CFactsFile cfacts_system_font(void);
/// families.json
CFactsFile cfacts_families(void);
