package org.nonomino.page.standin;

import java.io.IOException;

/** In place of {@code java.io.CharConversionException}, for Jackson. */
public class CharConversionException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * @param message what is wrong
   */
  public CharConversionException(String message) {
    super(message);
  }
}
