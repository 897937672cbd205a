package org.nonomino.spark.job;

import java.io.IOException;
import java.util.List;
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

  private static final String LOST_SESSION =
      "Spark ended during the job: it was stopped or killed, or its cluster was lost. Completed"
          + " parts are kept: run the same command again with --resume.";

  private static final String TO_START =
      "Check the settings for Spark, such as --master, and that its cluster runs and has room.";

  private final Console console;
  private final Function<String, JavaSparkContext> sessions;
  private final WorkOrder.Grammar grammar;

  /**
   * @param sessions opens Spark for the command of a name; sessions are closed after their jobs
   * @param grammar creates a job from the words of its command, on a machine that runs a task
   */
  public Jobs(
      Console console, Function<String, JavaSparkContext> sessions, WorkOrder.Grammar grammar) {
    this.console = console;
    this.sessions = sessions;
    this.grammar = grammar;
  }

  /**
   * Runs a job.
   *
   * @param words the words of the command for the job, with all arguments
   * @return the worst exit code of the job
   * @throws UsageException if the folder cannot be written, or the job throws it
   */
  public ExitCode run(SparkJob job, List<String> words, OutputOptions output)
      throws UsageException {
    WorkOrder order = new WorkOrder(words, grammar);
    OptionalInt parts = output.parts();
    try (JavaSparkContext session = opened(words.get(0))) {
      Storage storage = new Storage(session);
      OutputFolder folder = output.folder(storage);
      try {
        return job.run(new JobRun(console, order, output, parts, session, storage, folder));
      } catch (UsageException e) {
        throw e;
      } catch (Exception e) {
        return failed(e, session, folder);
      }
    }
  }

  private JavaSparkContext opened(String name) throws UsageException {
    try {
      return sessions.apply(name);
    } catch (Exception e) {
      throw new UsageException("Spark did not start: " + firstLine(e) + ". " + TO_START);
    }
  }

  private ExitCode failed(Exception e, JavaSparkContext session, OutputFolder folder)
      throws UsageException {
    boolean isLost = session.sc().isStopped();
    if (e instanceof IOException broken && !isLost) {
      throw folder.broken(broken);
    }
    if (e instanceof RuntimeException fault && !isLost) {
      throw fault;
    }
    console.remark(isLost ? LOST_SESSION : sentence(e));
    return ExitCode.FAULT;
  }

  /** Returns a sentence on an exception. Spark does not declare its exceptions. */
  private static String sentence(Exception e) {
    String message = String.valueOf(e.getMessage());
    Matcher lost = LOST_TASK.matcher(message);
    return lost.find()
        ? "A task failed repeatedly. The last error: "
            + lost.group(1)
            + ". Completed parts are kept: fix the cause, then use --resume."
        : "The job failed: " + firstLine(e) + ".";
  }

  /** Returns the first line of a message, without a full stop. */
  private static String firstLine(Exception e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return message.lines().findFirst().orElse("unknown reason").replaceFirst("[.\\s]+$", "");
  }
}
