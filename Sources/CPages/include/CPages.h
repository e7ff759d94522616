#pragma once
#include <stddef.h>

/// The bytes of one part of a page; they live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CPagesPart;

/// What a report's page has before its script fills it.
CPagesPart cpages_report_body(void);
/// How a report looks.
CPagesPart cpages_report_style(void);
/// What a report does.
CPagesPart cpages_report_script(void);
/// What the page of a watched document has before its script fills it.
CPagesPart cpages_watch_body(void);
/// How the page of a watched document looks.
CPagesPart cpages_watch_style(void);
/// What the page of a watched document does.
CPagesPart cpages_watch_script(void);
