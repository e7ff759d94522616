#pragma once
#include <stddef.h>
#include <stdint.h>

/// A font program that was read, with a FreeType library of its own: it belongs to one thread.
typedef struct cglyphs_font cglyphs_font;

/// One step of an outline, in units of the font, y up.
typedef struct {
  /// 0 moves, 1 draws a line, 2 a curve of two control points; contours are closed.
  int kind;
  double x1, y1, x2, y2, x, y;
} cglyphs_step;

/// Where a font looks up a code.
typedef enum {
  /// The encoding that a Type 1 or CFF font has itself.
  CGLYPHS_OWN = 0,
  CGLYPHS_UNICODE = 1,
  /// Microsoft's table of symbols.
  CGLYPHS_SYMBOLS = 2,
  CGLYPHS_MAC_ROMAN = 3,
} cglyphs_table;

enum {
  /// The font has no such glyph.
  CGLYPHS_ABSENT = -1,
  /// The glyph breaks the rules of its format.
  CGLYPHS_CORRUPT = -2,
  /// Less processor time is left than it took.
  CGLYPHS_TOO_SLOW = -3,
};

/// Reads a Type 1, CFF, TrueType or OpenType program, whose bytes are copied; NULL for any other.
///
/// `seconds` is how much processor time is left; what is taken is taken off. A program can be made
/// to take hours, and FreeType cannot be stopped within a glyph, only before the next one.
cglyphs_font *cglyphs_open(const uint8_t *bytes, size_t length, double *seconds);

/// Lets go of a font.
void cglyphs_close(cglyphs_font *font);

/// Whether a font is TrueType: its glyphs have numbers first, and names seldom.
int cglyphs_is_truetype(const cglyphs_font *font);

/// The units that make an em.
double cglyphs_units(const cglyphs_font *font);

/// The glyph of a name; 0 for none.
uint32_t cglyphs_named(const cglyphs_font *font, const char *name);

/// The glyph of a code; 0 for none.
uint32_t cglyphs_coded(const cglyphs_font *font, cglyphs_table table, uint32_t code);

/// The glyph of a character identifier, as fonts of many characters have them; 0 for none.
uint32_t cglyphs_identified(cglyphs_font *font, uint32_t identifier);

/// Loads the outline of a glyph, without hints: how many steps it has, or a negative number.
int cglyphs_load(cglyphs_font *font, uint32_t glyph, double *seconds);

/// The steps of the glyph that was loaded last.
const cglyphs_step *cglyphs_steps(const cglyphs_font *font);

/// How far the glyph that was loaded last goes, in units of the font.
double cglyphs_advance(const cglyphs_font *font);
