package org.nonomino.spark;

import java.io.IOException;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;

/** From the opening of Spark to the sentence on what ended a job. */
final class JobSession {
  private JobSession() {}

  /** What a job does, which writes a folder. */
  interface Body {
    ExitCode run(JavaSparkContext session, Storage storage, OutputFolder folder) throws Exception;
  }

  /**
   * Runs a job.
   *
   * @return the worst that happened
   * @throws UsageException if the folder cannot be written, or the job says so
   */
  static ExitCode run(Console console, WorkOrder order, OutputOptions output, Body body)
      throws UsageException {
    try (JavaSparkContext session = SparkSessions.open(order.words().get(0))) {
      Storage storage = new Storage(session);
      OutputFolder folder = output.folder(storage);
      try {
        return body.run(session, storage, folder);
      } catch (IOException e) {
        throw folder.broken(e);
      } catch (RuntimeException | UsageException e) {
        throw e;
      } catch (Exception e) {
        console.remark(JobFailure.sentence(e));
        return ExitCode.FAULT;
      }
    }
  }
}
