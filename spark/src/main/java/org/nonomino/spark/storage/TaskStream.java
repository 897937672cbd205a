package org.nonomino.spark.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;

/** What a task reads of a file, one thing after the other, as Spark asks for it. */
public final class TaskStream {
  private TaskStream() {}

  /**
   * Gives the things of a file.
   *
   * @param <T> what is in the file
   */
  @FunctionalInterface
  public interface Reading<T> {
    /** Returns the next thing; empty at the end. */
    Optional<T> next() throws IOException;
  }

  /**
   * Returns the things of a file.
   *
   * @param file is closed at the end of the task
   */
  public static <T> Stream<T> of(Reading<T> reading, Closeable file) {
    TaskCompletionListener closing = task -> close(file);
    TaskContext.get().addTaskCompletionListener(closing);
    return Stream.generate(() -> next(reading))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream);
  }

  private static <T> Optional<T> next(Reading<T> reading) {
    try {
      return reading.next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void close(Closeable file) {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
