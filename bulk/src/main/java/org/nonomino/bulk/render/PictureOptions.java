package org.nonomino.bulk.render;

import java.util.Optional;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Picture;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.Theme;
import picocli.CommandLine.Option;

/** The options for the style of drawn pictures. */
public final class PictureOptions {
  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description =
          "light, dark, print (black on white, no tints), pale (light tints for writing on) or tinted (default: light; print in a"
              + " PDF).")
  private Optional<Theme> theme = Optional.empty();

  @Option(names = "--labels", description = "Number the rows and columns.")
  private boolean labels;

  @Option(
      names = "--digits",
      paramLabel = "STYLE",
      description = "Digits above 9 as letters (A = 10) or numbers (default: letters).")
  private Optional<DigitStyle> digits = Optional.empty();

  Theme theme(Theme usual) {
    return theme.orElse(usual);
  }

  public boolean labelled() {
    return labels;
  }

  DigitStyle digits() {
    return digits.orElse(DigitStyle.LETTERS);
  }

  /** Returns whether an option is given that does not affect text. */
  public boolean hasLook() {
    return theme.isPresent() || digits.isPresent();
  }

  /**
   * Returns the style of a picture.
   *
   * @param width in pixels; if empty, a width that fits the number of cells
   */
  PictureStyle style(Picture picture, Optional<Integer> width) {
    return new PictureStyle(
        theme.orElse(Theme.LIGHT),
        labels,
        digits(),
        width.orElseGet(() -> PictureStyle.usualWidth(picture, labels)));
  }
}
