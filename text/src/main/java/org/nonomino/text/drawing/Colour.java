package org.nonomino.text.drawing;

/**
 * A colour with opacity.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 * @param alpha 0 (cannot be seen) to 255 (opaque)
 */
public record Colour(int red, int green, int blue, int alpha) {
  /** What is not drawn. */
  public static final Colour NONE = new Colour(0, 0, 0, 0);

  /** Whether anything of the colour can be seen. */
  public boolean isVisible() {
    return alpha > 0;
  }
}
