#include "CPages.h"

// #embed is C23; clang has it in every mode and warns outside C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char report_body[] = {
#embed "report/body.html"
};

static const unsigned char report_style[] = {
#embed "report/style/base.css"
    ,
#embed "report/style/bar.css"
    ,
#embed "report/style/filters.css"
    ,
#embed "report/style/matrix.css"
    ,
#embed "report/style/causes.css"
    ,
#embed "report/style/detail.css"
    ,
#embed "report/style/compare.css"
    ,
#embed "report/style/print.css"
};

static const unsigned char report_script[] = {
#embed "report/script/data.js"
    ,
#embed "report/script/elements.js"
    ,
#embed "report/script/state.js"
    ,
#embed "report/script/filters.js"
    ,
#embed "report/script/pictures.js"
    ,
#embed "report/script/matrix.js"
    ,
#embed "report/script/causes.js"
    ,
#embed "report/script/compare.js"
    ,
#embed "report/script/detail.js"
    ,
#embed "report/script/keyboard.js"
    ,
#embed "report/script/start.js"
};

static const unsigned char watch_body[] = {
#embed "watch/body.html"
};

static const unsigned char watch_style[] = {
#embed "report/style/base.css"
    ,
#embed "watch/watch.css"
};

static const unsigned char watch_script[] = {
#embed "watch/watch.js"
};

CPagesPart cpages_report_body(void) { return (CPagesPart){report_body, sizeof report_body}; }

CPagesPart cpages_report_style(void) { return (CPagesPart){report_style, sizeof report_style}; }

CPagesPart cpages_report_script(void) { return (CPagesPart){report_script, sizeof report_script}; }

CPagesPart cpages_watch_body(void) { return (CPagesPart){watch_body, sizeof watch_body}; }

CPagesPart cpages_watch_style(void) { return (CPagesPart){watch_style, sizeof watch_style}; }

CPagesPart cpages_watch_script(void) { return (CPagesPart){watch_script, sizeof watch_script}; }
