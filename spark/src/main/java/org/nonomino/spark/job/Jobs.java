package org.nonomino.spark.job;

import java.io.IOException;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputOptions;
import org.nonomino.spark.storage.Storage;

/** Runs jobs, from the opening of Spark to the message for an error that ended one. */
public final class Jobs {
  /** Spark's message for a task that failed too often, up to the stack trace. */
  private static final Pattern LOST_TASK =
      Pattern.compile(
          "most recent failure: [^\\n]*?\\): (?:[A-Za-z_$.]+(?:Exception|Error): )?([^\\n]*)");

  private final Console console;
  private final Function<String, JavaSparkContext> sessions;

  /**
   * @param sessions opens Spark for the command of a name; sessions are closed after their jobs
   */
  public Jobs(Console console, Function<String, JavaSparkContext> sessions) {
    this.console = console;
    this.sessions = sessions;
  }

  /**
   * Runs a job.
   *
   * @param order the words of the command for the job
   * @return the worst exit code of the job
   * @throws UsageException if the folder cannot be written, or the job throws it
   */
  public ExitCode run(SparkJob job, WorkOrder order, OutputOptions output) throws UsageException {
    OptionalInt parts = output.parts();
    try (JavaSparkContext session = sessions.apply(order.words().get(0))) {
      Storage storage = new Storage(session);
      OutputFolder folder = output.folder(storage);
      try {
        return job.run(new JobRun(console, order, output, parts, session, storage, folder));
      } catch (IOException e) {
        throw folder.broken(e);
      } catch (RuntimeException | UsageException e) {
        throw e;
      } catch (Exception e) {
        console.remark(sentence(e));
        return ExitCode.FAULT;
      }
    }
  }

  /** Returns a sentence on an exception. Spark does not declare its exceptions. */
  private static String sentence(Exception e) {
    String message = String.valueOf(e.getMessage());
    Matcher lost = LOST_TASK.matcher(message);
    return lost.find()
        ? "A task failed repeatedly. The last error: "
            + lost.group(1)
            + ". Completed parts are kept: fix the cause, then use --resume."
        : "The job failed: " + message.lines().findFirst().orElse("unknown reason") + ".";
  }
}
