package org.nonomino.render;

import java.util.List;

/**
 * A picture laid out: what a back-end only has to draw. The origin is the upper left corner;
 * lengths are CSS pixels (96 to an inch). Immutable.
 *
 * @param title what it is, in a few words, for those who do not see it
 * @param description what there is to see, in sentences
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
