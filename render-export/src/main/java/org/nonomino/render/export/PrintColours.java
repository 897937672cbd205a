package org.nonomino.render.export;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/** The colour spaces of a PDF. */
public enum PrintColours {
  /** DeviceRGB, for screens and for private printers. */
  RGB {
    @Override
    void setFill(PDPageContentStream content, int colour) throws IOException {
      content.setNonStrokingColor(part(colour, 16), part(colour, 8), part(colour, 0));
    }

    @Override
    void setStroke(PDPageContentStream content, int colour) throws IOException {
      content.setStrokingColor(part(colour, 16), part(colour, 8), part(colour, 0));
    }
  },

  /** DeviceGray, with black ink only. */
  GRAY {
    @Override
    int drawn(int colour, boolean isLine) {
      int most = Math.max(colour >> 16, Math.max(colour >> 8 & 0xFF, colour & 0xFF));
      int least = Math.min(colour >> 16, Math.min(colour >> 8 & 0xFF, colour & 0xFF));
      // Yellow and thin grey lines would be nearly as light as paper.
      boolean isKept = most - least <= GREYISH && (!isLine || least >= WHITISH);
      int grey = (int) (MAX_LIGHT * grey(colour) * 0xFF);
      return isKept ? colour : grey << 16 | grey << 8 | grey;
    }

    @Override
    void setFill(PDPageContentStream content, int colour) throws IOException {
      content.setNonStrokingColor(grey(colour));
    }

    @Override
    void setStroke(PDPageContentStream content, int colour) throws IOException {
      content.setStrokingColor(grey(colour));
    }
  },

  /** DeviceCMYK: greys are black ink only, and so is the grey part of colours. */
  CMYK {
    @Override
    void setFill(PDPageContentStream content, int colour) throws IOException {
      float[] inks = inks(colour);
      content.setNonStrokingColor(inks[0], inks[1], inks[2], inks[3]);
    }

    @Override
    void setStroke(PDPageContentStream content, int colour) throws IOException {
      float[] inks = inks(colour);
      content.setStrokingColor(inks[0], inks[1], inks[2], inks[3]);
    }
  };

  /** The largest difference between the parts of a colour that looks grey. */
  private static final int GREYISH = 24;

  /** The parts of a colour that looks white. */
  private static final int WHITISH = 245;

  /** The lightness that replaces white in colours that are to be seen on paper. */
  private static final double MAX_LIGHT = 0.85;

  /**
   * Returns the printed colour of a colour that a setter chose: 0xRRGGBB.
   *
   * @param isLine whether it is the colour of a line
   */
  int drawn(int colour, boolean isLine) {
    return colour;
  }

  /** Sets the colour for filling: 0xRRGGBB. */
  abstract void setFill(PDPageContentStream content, int colour) throws IOException;

  /** Sets the colour of lines: 0xRRGGBB. */
  abstract void setStroke(PDPageContentStream content, int colour) throws IOException;

  /** Returns eight bits of a colour as a fraction of 1, in thousandths. */
  private static float part(int colour, int shift) {
    return thousandths((colour >> shift & 0xFF) / 255.0);
  }

  /** Returns the brightness of a colour (Rec. 709). */
  private static float grey(int colour) {
    return thousandths(
        (0.2126 * (colour >> 16 & 0xFF) + 0.7152 * (colour >> 8 & 0xFF) + 0.0722 * (colour & 0xFF))
            / 255);
  }

  /**
   * Returns cyan, magenta, yellow and black, with the grey part of the first three replaced by
   * black.
   */
  private static float[] inks(int colour) {
    double red = (colour >> 16 & 0xFF) / 255.0;
    double green = (colour >> 8 & 0xFF) / 255.0;
    double blue = (colour & 0xFF) / 255.0;
    double light = Math.max(red, Math.max(green, blue));
    return light == 0
        ? new float[] {0, 0, 0, 1}
        : new float[] {
          thousandths(1 - red / light),
          thousandths(1 - green / light),
          thousandths(1 - blue / light),
          thousandths(1 - light)
        };
  }

  private static float thousandths(double share) {
    return Math.round(share * 1000) / 1000f;
  }
}
