package org.nonomino.toolkit;

import org.nonomino.render.PictureWriter;
import org.nonomino.render.SvgPicture;

/**
 * A file format of drawings. Immutable.
 *
 * @param name the name and file name extension: {@code svg}
 * @param mediaType such as {@code image/svg+xml}
 * @param writer writes files
 */
public record DrawingFormat(String name, String mediaType, PictureWriter writer) {
  /** SVG. It needs no library. */
  public static final DrawingFormat SVG =
      new DrawingFormat("svg", "image/svg+xml", SvgPicture::write);
}
