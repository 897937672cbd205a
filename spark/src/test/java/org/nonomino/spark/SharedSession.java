package org.nonomino.spark;

import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.nonomino.spark.job.SparkSessions;

/** Lets the jobs of a test class share a session. */
final class SharedSession implements BeforeAllCallback, AfterAllCallback {
  private static boolean isShared;
  private static Optional<Session> current = Optional.empty();

  /** A session that jobs cannot close. */
  private static final class Session extends JavaSparkContext {
    Session(JavaSparkContext opened) {
      super(opened.sc());
    }

    @Override
    public void close() {}
  }

  @Override
  public void beforeAll(ExtensionContext unused) {
    isShared = true;
  }

  @Override
  public void afterAll(ExtensionContext unused) {
    end();
    isShared = false;
  }

  /** Opens the session of this test class, or a separate session if none is shared. */
  static JavaSparkContext open(String name) {
    if (!isShared) {
      return SparkSessions.open(name);
    }
    if (current.isEmpty()) {
      current = Optional.of(new Session(SparkSessions.open(name)));
    }
    return current.get();
  }

  /** Closes the shared session, so that a job can have its own. */
  static void end() {
    current.ifPresent(JavaSparkContext::stop);
    current = Optional.empty();
  }
}
