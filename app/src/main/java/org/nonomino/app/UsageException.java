package org.nonomino.app;

/**
 * Says that the command line asks for something that cannot be done; the message is for the person
 * who typed it.
 */
final class UsageException extends Exception {
  private static final long serialVersionUID = 1;

  UsageException(String message) {
    super(message);
  }
}
