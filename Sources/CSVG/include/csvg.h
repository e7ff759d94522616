#pragma once
#include <stddef.h>
#include <stdint.h>

/// What stands in the way of a vector image.
typedef enum {
  CSVG_FINE = 0,
  /// librsvg does not read it.
  CSVG_CORRUPT = 1,
  /// It states neither a size nor a view box.
  CSVG_NO_SIZE = 2,
} csvg_status;

/// Reads the size of an SVG file, in its own units.
csvg_status csvg_size(const uint8_t *bytes, size_t length, double *width, double *height);

/// Draws an SVG file stretched to `width` × `height` pixels: words of blue, green, red and alpha,
/// premultiplied. Nothing beside the bytes is read.
csvg_status csvg_draw(
    const uint8_t *bytes, size_t length, int width, int height, int stride, uint8_t *pixels);

/// A vector image that was read, to be drawn at any size.
typedef struct csvg_picture csvg_picture;

/// Reads an SVG file; NULL if librsvg does not, or if it has no size. Nothing beside the bytes is
/// read.
csvg_picture *csvg_read(const uint8_t *bytes, size_t length);

/// Lets go of what was read.
void csvg_free(csvg_picture *picture);

/// Draws an image stretched to a rectangle in the coordinates of a `cairo_t`.
csvg_status csvg_show(
    const csvg_picture *picture, void *context, double x, double y, double width, double height);
