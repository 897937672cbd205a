package org.nonomino.render;

import java.util.List;

/**
 * A picture laid out, ready for a back-end to draw. The origin is the upper left corner; lengths
 * are CSS pixels (96 to an inch). Immutable.
 *
 * @param title a few words for people who cannot see the drawing
 * @param description its contents, in sentences
 * @param shapes in the order in which they are drawn
 * @param theme the colours of their inks
 */
public record Drawing(
    double width,
    double height,
    String title,
    String description,
    List<Shape> shapes,
    Theme theme) {
  /** Copies the list. */
  public Drawing {
    shapes = List.copyOf(shapes);
  }
}
