package org.nonomino.page.standin;

import java.io.IOException;

/** Replaces {@code java.io.CharConversionException} for Jackson. */
public class CharConversionException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * @param message the error
   */
  public CharConversionException(String message) {
    super(message);
  }
}
