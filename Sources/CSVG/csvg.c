#include "csvg.h"

#include <librsvg/rsvg.h>

static RsvgHandle *csvg_open(const uint8_t *bytes, size_t length) {
  // Without a base file librsvg follows no reference out of the document.
  return rsvg_handle_new_from_data(bytes, length, NULL);
}

static int csvg_measure(RsvgHandle *handle, double *width, double *height) {
  rsvg_handle_set_dpi(handle, 96);
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return 1;
  gboolean has_width, has_height, has_box;
  RsvgLength w, h;
  RsvgRectangle box;
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
  if (!has_box) return 0;
  *width = box.width;
  *height = box.height;
  return 1;
}

csvg_status csvg_size(const uint8_t *bytes, size_t length, double *width, double *height) {
  RsvgHandle *handle = csvg_open(bytes, length);
  if (!handle) return CSVG_CORRUPT;
  int found = csvg_measure(handle, width, height);
  g_object_unref(handle);
  return found ? CSVG_FINE : CSVG_NO_SIZE;
}

csvg_status csvg_draw(
    const uint8_t *bytes, size_t length, int width, int height, int stride, uint8_t *pixels) {
  RsvgHandle *handle = csvg_open(bytes, length);
  if (!handle) return CSVG_CORRUPT;
  rsvg_handle_set_dpi(handle, 96);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle viewport = {0, 0, width, height};
  gboolean drawn = rsvg_handle_render_document(handle, context, &viewport, NULL);
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  g_object_unref(handle);
  return drawn ? CSVG_FINE : CSVG_CORRUPT;
}

struct csvg_picture {
  RsvgHandle *handle;
  double width, height;
};

csvg_picture *csvg_read(const uint8_t *bytes, size_t length) {
  RsvgHandle *handle = csvg_open(bytes, length);
  if (!handle) return NULL;
  csvg_picture *picture = g_new0(csvg_picture, 1);
  picture->handle = handle;
  if (csvg_measure(handle, &picture->width, &picture->height)) return picture;
  csvg_free(picture);
  return NULL;
}

void csvg_free(csvg_picture *picture) {
  g_object_unref(picture->handle);
  g_free(picture);
}

csvg_status csvg_show(
    const csvg_picture *picture, void *context, double x, double y, double width, double height) {
  cairo_t *cairo = context;
  cairo_save(cairo);
  cairo_translate(cairo, x, y);
  cairo_scale(cairo, width / picture->width, height / picture->height);
  RsvgRectangle viewport = {0, 0, picture->width, picture->height};
  gboolean drawn = rsvg_handle_render_document(picture->handle, cairo, &viewport, NULL);
  cairo_restore(cairo);
  return drawn ? CSVG_FINE : CSVG_CORRUPT;
}
