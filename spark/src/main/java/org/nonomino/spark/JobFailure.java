package org.nonomino.spark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words for what ends a job. */
final class JobFailure {
  /** What Spark says of a task that failed too often, up to the stack trace. */
  private static final Pattern LOST_TASK =
      Pattern.compile(
          "most recent failure: [^\\n]*?\\): (?:[A-Za-z_$.]+(?:Exception|Error): )?([^\\n]*)");

  private JobFailure() {}

  /** Returns a sentence on an exception of Spark, which does not declare what it throws. */
  static String sentence(Exception e) {
    String message = String.valueOf(e.getMessage());
    Matcher lost = LOST_TASK.matcher(message);
    return lost.find()
        ? "A task failed again and again, the last time because of this: "
            + lost.group(1)
            + ". Parts that are complete are kept: use --resume once the cause is gone."
        : "The job failed: " + message.lines().findFirst().orElse("for no known reason") + ".";
  }
}
