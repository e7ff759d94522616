#include "cglyphs.h"

#include <ft2build.h>
#include FT_CID_H
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// More than any letter or drawing in a font has.
#define MOST_STEPS 100000

struct cglyphs_font {
  FT_Library library;
  FT_Face face;
  uint8_t *bytes;
  int is_truetype;
  /// For each character identifier its glyph; NULL until it is asked for.
  uint32_t *identified;
  uint32_t identifiers;
  cglyphs_step *steps;
  int count, room;
  FT_Vector last;
};

static double processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// FreeType reads more formats than PDF has; the others stay unread.
static int is_known(const uint8_t *bytes, size_t length) {
  static const char starts[][5] = {"\0\1\0\0", "true", "OTTO", "%!PS", "%!Fo"};
  if (length < 4) return 0;
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
    if (!memcmp(bytes, starts[i], 4)) return 1;
  return (bytes[0] == 0x80 && bytes[1] == 1) || (bytes[0] == 1 && bytes[1] == 0 && bytes[2] <= 32);
}

cglyphs_font *cglyphs_open(const uint8_t *bytes, size_t length, double *seconds) {
  if (*seconds <= 0 || !is_known(bytes, length)) return NULL;
  double start = processor_time();
  cglyphs_font *font = calloc(1, sizeof *font);
  if (!font) return NULL;
  font->bytes = malloc(length);
  if (!font->bytes || FT_Init_FreeType(&font->library)) {
    free(font->bytes);
    free(font);
    return NULL;
  }
  memcpy(font->bytes, bytes, length);
  FT_Error error =
      FT_New_Memory_Face(font->library, font->bytes, (FT_Long)length, 0, &font->face);
  *seconds -= processor_time() - start;
  if (error || !FT_IS_SCALABLE(font->face) || font->face->units_per_EM == 0) {
    cglyphs_close(font);
    return NULL;
  }
  font->is_truetype = FT_IS_SFNT(font->face) && memcmp(bytes, "OTTO", 4) != 0;
  return font;
}

void cglyphs_close(cglyphs_font *font) {
  if (font->face) FT_Done_Face(font->face);
  FT_Done_FreeType(font->library);
  free(font->identified);
  free(font->steps);
  free(font->bytes);
  free(font);
}

int cglyphs_is_truetype(const cglyphs_font *font) { return font->is_truetype; }

double cglyphs_units(const cglyphs_font *font) { return font->face->units_per_EM; }

uint32_t cglyphs_named(const cglyphs_font *font, const char *name) {
  return FT_HAS_GLYPH_NAMES(font->face) ? FT_Get_Name_Index(font->face, name) : 0;
}

static int belongs(FT_CharMap map, cglyphs_table table) {
  switch (table) {
    case CGLYPHS_OWN: return map->platform_id == 7 && map->encoding != FT_ENCODING_UNICODE;
    case CGLYPHS_UNICODE: return map->encoding == FT_ENCODING_UNICODE;
    case CGLYPHS_SYMBOLS: return map->encoding == FT_ENCODING_MS_SYMBOL;
    case CGLYPHS_MAC_ROMAN: return map->encoding == FT_ENCODING_APPLE_ROMAN;
  }
  return 0;
}

uint32_t cglyphs_coded(const cglyphs_font *font, cglyphs_table table, uint32_t code) {
  for (int i = 0; i < font->face->num_charmaps; i++) {
    FT_CharMap map = font->face->charmaps[i];
    if (!belongs(map, table) || FT_Set_Charmap(font->face, map)) continue;
    FT_UInt glyph = FT_Get_Char_Index(font->face, code);
    if (glyph) return glyph;
  }
  return 0;
}

uint32_t cglyphs_identified(cglyphs_font *font, uint32_t identifier) {
  FT_Bool is_keyed = 0;
  if (FT_Get_CID_Is_Internally_CID_Keyed(font->face, &is_keyed)) is_keyed = 0;
  // A bare CFF program of identifiers is asked for its glyphs by them.
  if (!is_keyed || !FT_IS_SFNT(font->face)) return identifier;
  if (!font->identified) {
    font->identified = calloc(65536, sizeof *font->identified);
    if (!font->identified) return 0;
    font->identifiers = 65536;
    for (FT_Long glyph = font->face->num_glyphs - 1; glyph > 0; glyph--) {
      FT_UInt own = 0;
      if (!FT_Get_CID_From_Glyph_Index(font->face, (FT_UInt)glyph, &own) && own < 65536)
        font->identified[own] = (uint32_t)glyph;
    }
  }
  return identifier < font->identifiers ? font->identified[identifier] : 0;
}

static cglyphs_step *add_step(cglyphs_font *font, int kind, const FT_Vector *to) {
  if (font->count >= MOST_STEPS) return NULL;
  if (font->count == font->room) {
    int room = font->room ? 2 * font->room : 64;
    cglyphs_step *steps = realloc(font->steps, (size_t)room * sizeof *steps);
    if (!steps) return NULL;
    font->steps = steps;
    font->room = room;
  }
  cglyphs_step *step = &font->steps[font->count++];
  memset(step, 0, sizeof *step);
  step->kind = kind;
  step->x = (double)to->x;
  step->y = (double)to->y;
  font->last = *to;
  return step;
}

static int move_to(const FT_Vector *to, void *font) { return !add_step(font, 0, to); }

static int line_to(const FT_Vector *to, void *font) { return !add_step(font, 1, to); }

static int conic_to(const FT_Vector *control, const FT_Vector *to, void *context) {
  cglyphs_font *font = context;
  FT_Vector from = font->last;
  cglyphs_step *step = add_step(font, 2, to);
  if (!step) return 1;
  // The same curve with two control points, each two thirds of the way to the one.
  step->x1 = (double)from.x + ((double)control->x - (double)from.x) * 2 / 3;
  step->y1 = (double)from.y + ((double)control->y - (double)from.y) * 2 / 3;
  step->x2 = (double)to->x + ((double)control->x - (double)to->x) * 2 / 3;
  step->y2 = (double)to->y + ((double)control->y - (double)to->y) * 2 / 3;
  return 0;
}

static int cubic_to(
    const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *font) {
  cglyphs_step *step = add_step(font, 2, to);
  if (!step) return 1;
  step->x1 = (double)first->x;
  step->y1 = (double)first->y;
  step->x2 = (double)second->x;
  step->y2 = (double)second->y;
  return 0;
}

int cglyphs_load(cglyphs_font *font, uint32_t glyph, double *seconds) {
  static const FT_Outline_Funcs functions = {move_to, line_to, conic_to, cubic_to, 0, 0};
  font->count = 0;
  if (*seconds <= 0) return CGLYPHS_TOO_SLOW;
  double start = processor_time();
  FT_Error error =
      FT_Load_Glyph(font->face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING);
  *seconds -= processor_time() - start;
  if (error)
    return error == FT_Err_Invalid_Argument || error == FT_Err_Invalid_Glyph_Index
               ? CGLYPHS_ABSENT
               : CGLYPHS_CORRUPT;
  if (font->face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return CGLYPHS_CORRUPT;
  if (FT_Outline_Decompose(&font->face->glyph->outline, &functions, font)) return CGLYPHS_CORRUPT;
  return font->count;
}

const cglyphs_step *cglyphs_steps(const cglyphs_font *font) { return font->steps; }

double cglyphs_advance(const cglyphs_font *font) {
  return (double)font->face->glyph->metrics.horiAdvance;
}
