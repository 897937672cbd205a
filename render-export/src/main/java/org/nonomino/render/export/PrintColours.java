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
