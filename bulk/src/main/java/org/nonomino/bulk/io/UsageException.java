package org.nonomino.bulk.io;

import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/**
 * Thrown if the command line requests something impossible. The message is for the person who typed
 * it.
 */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1;

  public UsageException(String message) {
    super(message);
  }

  /**
   * Returns the exception for a request that cannot be met.
   *
   * @param options returns the words on the command line for an option of the request: {@code
   *     --clues=90}
   */
  public static UsageException of(RequestException e, Function<RequestOption, String> options) {
    return new UsageException(
        e.options().stream().map(options).collect(Collectors.joining(" and "))
            + (e.options().size() > 1 ? " cannot be combined: " : ": ")
            + afterColon(e.reason()));
  }

  /**
   * Returns the exception for an unknown name.
   *
   * @param typed the words on the command line: {@code --solver=dxl}
   */
  public static UsageException noSuch(String typed, String names) {
    return new UsageException(typed + ": " + noSuchName(names) + ".");
  }

  /** Returns the message for an unknown name, for the place after a colon. */
  public static String noSuchName(String names) {
    return "there is no such name. Choose one of: " + names;
  }

  /** Returns the exception for mutually exclusive options. */
  public static UsageException exclusive(String one, String other) {
    return new UsageException(one + " and " + other + " are mutually exclusive.");
  }

  /** Returns sentences in the form for the place after a colon. */
  public static String afterColon(String sentences) {
    return sentences.substring(0, 1).toLowerCase(Locale.ROOT) + sentences.substring(1);
  }
}
