package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.SymbolNotation;

/** The argument of {@code --symbols}. */
public final class SymbolsOption {
  private SymbolsOption() {}

  /**
   * Returns the argument, if the option is given.
   *
   * @throws UsageException if it cannot be the symbols of digits, whatever the size
   */
  public static Optional<String> checked(Optional<String> argument) throws UsageException {
    return argument.isEmpty() ? argument : Optional.of(checked(argument.get()));
  }

  /**
   * Returns the argument.
   *
   * @throws UsageException if it cannot be the symbols of digits, whatever the size
   */
  static String checked(String argument) throws UsageException {
    try {
      return SymbolNotation.ofAnySize(argument).toString();
    } catch (MalformedTextException e) {
      throw wrong(argument, e);
    }
  }

  /** Returns the error for an argument that is wrong, or not for the size of a puzzle. */
  public static UsageException wrong(String argument, MalformedTextException problem) {
    return new UsageException(
        "--symbols=" + argument + ": " + problem.problem() + ". " + problem.advice());
  }
}
