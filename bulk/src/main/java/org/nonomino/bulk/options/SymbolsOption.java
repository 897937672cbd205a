package org.nonomino.bulk.options;

import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.SymbolNotation;

/** The argument of {@code --symbols} for puzzles that are read. */
final class SymbolsOption {
  private SymbolsOption() {}

  /**
   * Returns the argument as it was typed, because later messages repeat it.
   *
   * @throws UsageException if it cannot be the symbols of digits, whatever the size
   */
  static String checked(String argument) throws UsageException {
    try {
      SymbolNotation.ofAnySize(argument);
      return argument;
    } catch (MalformedTextException e) {
      throw new UsageException("--symbols=" + argument + ": " + e.problem() + ". " + e.advice());
    }
  }
}
