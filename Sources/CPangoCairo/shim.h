#pragma once
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <sys/syscall.h>
#endif

/// Keeps the memory of freed layers for the next ones: glibc would give it back to the system after
/// each picture, which then clears every page of it anew.
static inline void casque_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 96 << 20);
#endif
}

/// Keeps this process and its children on the processor that it runs on, where that can be done: two
/// processors need not have one speed.
static inline void casque_stay_on_processor(void) {
#ifdef __linux__
  unsigned processor = 0;
  unsigned long mask[16] = {0};
  const unsigned bits = 8 * sizeof(mask[0]);
  if (syscall(SYS_getcpu, &processor, NULL, NULL) != 0 || processor >= 16 * bits) return;
  mask[processor / bits] = 1UL << (processor % bits);
  syscall(SYS_sched_setaffinity, 0, sizeof(mask), mask);
#endif
}

// What Swift cannot call: GObject's cast macros, bit fields and fontconfig's C strings.

/// One face of one font file, with everything that it needs and nothing of the host.
typedef struct {
  /// A configuration that holds this face only.
  FcConfig *config;
  /// The face's pattern, owned by `config`.
  FcPattern *pattern;
  PangoFontMap *map;
  PangoContext *context;
  PangoFont *font;
} CasqueFace;

/// Keeps Pango from loading the host's configuration, which it does for its first font map.
static inline void casque_isolate(void) {
  FcConfig *empty = FcConfigCreate();
  if (!empty) return;
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

/// A configuration of one face of a file, or NULL.
static inline FcConfig *casque_config_of_face(const char *path, int index, FcPattern **pattern) {
  FcConfig *config = FcConfigCreate();
  if (!config) return NULL;
  if (FcConfigAppFontAddFile(config, (const FcChar8 *)path)) {
    FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
    FcPattern *wanted = NULL;
    for (int i = 0; set && i < set->nfont; i++) {
      FcPattern *candidate = set->fonts[i];
      int number = 0;
      FcBool variable = FcFalse;
      FcPatternGetInteger(candidate, FC_INDEX, 0, &number);
      FcPatternGetBool(candidate, FC_VARIABLE, 0, &variable);
      if (!wanted && number == index && !variable) wanted = candidate;
      else FcPatternDestroy(candidate);
    }
    if (wanted) {
      set->fonts[0] = wanted;
      set->nfont = 1;
      *pattern = wanted;
      return config;
    }
    if (set) set->nfont = 0;
  }
  FcConfigDestroy(config);
  return NULL;
}

static inline void casque_face_close(CasqueFace face) {
  if (face.font) g_object_unref(face.font);
  if (face.context) g_object_unref(face.context);
  if (face.map) g_object_unref(face.map);
  if (face.config) FcConfigDestroy(face.config);
}

/// Opens a face at `size` Pango units; `font` is NULL on failure, with nothing left to close.
static inline CasqueFace casque_face_open(const char *path, int index, int size) {
  CasqueFace face = {NULL, NULL, NULL, NULL, NULL};
  face.config = casque_config_of_face(path, index, &face.pattern);
  if (!face.config) return face;
  face.map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (face.map) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(face.map), face.config);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(face.map), 72);
    face.context = pango_font_map_create_context(face.map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(face.context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(face.context, FALSE);
    pango_context_set_language(face.context, pango_language_from_string("en"));
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, "Casque");
    pango_font_description_set_absolute_size(description, size);
    face.font = pango_font_map_load_font(face.map, face.context, description);
    pango_font_description_free(description);
  }
  if (!face.font) {
    casque_face_close(face);
    memset(&face, 0, sizeof face);
  }
  return face;
}

static inline FcCharSet *casque_face_characters(CasqueFace face) {
  FcCharSet *set = NULL;
  return FcPatternGetCharSet(face.pattern, FC_CHARSET, 0, &set) == FcResultMatch ? set : NULL;
}

/// Distances above and below the baseline and between lines, in Pango units, depth positive.
static inline void casque_face_extents(CasqueFace face, int *above, int *below, int *gap) {
  hb_font_extents_t extents;
  memset(&extents, 0, sizeof extents);
  hb_font_t *font = pango_font_get_hb_font(face.font);
  if (font) hb_font_get_h_extents(font, &extents);
  *above = extents.ascender;
  *below = -extents.descender;
  *gap = extents.line_gap;
}

static inline void casque_done_freetype(void *library) { FT_Done_FreeType((FT_Library)library); }

/// A cairo face whose glyphs are pictures: cairo draws none of them through a pattern. The face has
/// a library of its own, since FreeType's are not shared between threads.
static inline cairo_font_face_t *casque_picture_face(const char *path, int index) {
  static cairo_user_data_key_t key;
  FT_Library library;
  FT_Face face;
  if (FT_Init_FreeType(&library)) return NULL;
  if (FT_New_Face(library, path, index, &face)) {
    FT_Done_FreeType(library);
    return NULL;
  }
  cairo_font_face_t *result =
      cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_COLOR | FT_LOAD_NO_HINTING);
  if (cairo_font_face_set_user_data(result, &key, library, casque_done_freetype)) {
    cairo_font_face_destroy(result);
    FT_Done_FreeType(library);
    return NULL;
  }
  return result;
}

/// A cairo face that draws the glyphs of a file's face without hinting.
static inline cairo_font_face_t *casque_cairo_face(const char *path, int index) {
  if (strstr(path, "ColorEmoji")) return casque_picture_face(path, index);
  FcPattern *pattern = FcPatternCreate();
  if (!pattern) return NULL;
  FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)path);
  FcPatternAddInteger(pattern, FC_INDEX, index);
  FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  cairo_font_face_t *face = cairo_ft_font_face_create_for_pattern(pattern);
  FcPatternDestroy(pattern);
  return face;
}

/// Shapes a part of a paragraph into `glyphs`.
static inline void casque_shape(
    PangoFont *font, const char *paragraph, int length, int start, int end, int level, int script,
    const char *features, PangoGlyphString *glyphs) {
  PangoAnalysis analysis;
  memset(&analysis, 0, sizeof analysis);
  analysis.font = font;
  analysis.level = (guint8)level;
  analysis.gravity = PANGO_GRAVITY_SOUTH;
  analysis.script = (guint8)script;
  analysis.language = pango_language_from_string("en");
  PangoAttribute *attribute = features ? pango_attr_font_features_new(features) : NULL;
  if (attribute) analysis.extra_attrs = g_slist_prepend(NULL, attribute);
  pango_shape_full(paragraph + start, end - start, paragraph, length, &analysis, glyphs);
  if (attribute) {
    g_slist_free(analysis.extra_attrs);
    pango_attribute_destroy(attribute);
  }
}

enum {
  CASQUE_LINE_BREAK = 1,
  CASQUE_CURSOR = 2,
  CASQUE_WHITE = 4,
};

/// Bidi levels, scripts and break opportunities of a paragraph of `count` characters.
///
/// `scripts` and `levels` have room for `count` values and `breaks` for `count + 1`. Returns
/// whether the paragraph runs from right to left; `rightToLeft` is for one without strong letters.
static inline int casque_analyze(
    const char *text, int length, int count, int rightToLeft, int fixed, guint8 *levels,
    guint8 *scripts, guint8 *breaks) {
  PangoDirection direction =
      fixed ? (rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
            : (rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
  guint8 *found = pango_log2vis_get_embedding_levels(text, length, &direction);
  if (found) memcpy(levels, found, (size_t)count);
  else memset(levels, 0, (size_t)count);
  g_free(found);

  PangoScriptIter *iterator = pango_script_iter_new(text, length);
  int filled = 0;
  do {
    const char *start, *end;
    PangoScript script;
    pango_script_iter_get_range(iterator, &start, &end, &script);
    long run = g_utf8_strlen(start, end - start);
    guint8 value = (int)script < 0 || (int)script > 255 ? 0 : (guint8)script;
    for (; run > 0 && filled < count; run--) scripts[filled++] = value;
  } while (pango_script_iter_next(iterator));
  pango_script_iter_free(iterator);
  while (filled < count) scripts[filled++] = 0;

  PangoLogAttr *attributes = g_new0(PangoLogAttr, (gsize)count + 1);
  pango_get_log_attrs(
      text, length, -1, pango_language_from_string("en"), attributes, count + 1);
  for (int i = 0; i <= count; i++) {
    breaks[i] = (guint8)((attributes[i].is_line_break ? CASQUE_LINE_BREAK : 0) |
                         (attributes[i].is_cursor_position ? CASQUE_CURSOR : 0) |
                         (attributes[i].is_white ? CASQUE_WHITE : 0));
  }
  g_free(attributes);
  return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
}

/// A configuration that lists the fonts below directories; `xml` names them.
static inline FcConfig *casque_config_of_directories(const char *xml) {
  FcConfig *config = FcConfigCreate();
  if (!config) return NULL;
  if (!FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)xml, FcFalse) ||
      !FcConfigBuildFonts(config)) {
    FcConfigDestroy(config);
    return NULL;
  }
  return config;
}

/// The n-th string of a pattern's property, or NULL.
static inline const char *casque_pattern_string(FcPattern *pattern, const char *name, int n) {
  FcChar8 *value = NULL;
  return FcPatternGetString(pattern, name, n, &value) == FcResultMatch ? (const char *)value
                                                                        : NULL;
}

/// An integer or rounded decimal property of a pattern.
static inline int casque_pattern_integer(FcPattern *pattern, const char *name, int missing) {
  int value = missing;
  double decimal = 0;
  if (FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch) return value;
  if (FcPatternGetDouble(pattern, name, 0, &decimal) == FcResultMatch) return (int)(decimal + 0.5);
  return missing;
}

/// Whether a pattern stands for all instances of a variable font at once.
static inline int casque_pattern_is_variable(FcPattern *pattern) {
  FcBool variable = FcFalse;
  FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable);
  return variable;
}

/// The revision and the checksum that a font file states about itself, from its `head` table.
static inline int casque_file_revision(
    const char *path, unsigned *revision, unsigned *checksum, unsigned *length) {
  hb_blob_t *file = hb_blob_create_from_file(path);
  hb_face_t *face = hb_face_create(file, 0);
  hb_blob_t *head = hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'));
  unsigned count = 0;
  const unsigned char *bytes = (const unsigned char *)hb_blob_get_data(head, &count);
  int found = count >= 12;
  if (found) {
    *revision = (unsigned)bytes[4] << 24 | (unsigned)bytes[5] << 16 | (unsigned)bytes[6] << 8 |
                bytes[7];
    *checksum = (unsigned)bytes[8] << 24 | (unsigned)bytes[9] << 16 | (unsigned)bytes[10] << 8 |
                bytes[11];
    *length = hb_blob_get_length(file);
  }
  hb_blob_destroy(head);
  hb_face_destroy(face);
  hb_blob_destroy(file);
  return found;
}

static inline int casque_file_exists(const char *path) { return access(path, R_OK) == 0; }

/// The version of FreeType that runs; 0.0.0 if it cannot start.
static inline void casque_freetype_version(int *major, int *minor, int *patch) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return;
  FT_Library_Version(library, major, minor, patch);
  FT_Done_FreeType(library);
}
