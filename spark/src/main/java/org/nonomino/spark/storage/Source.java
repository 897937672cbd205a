package org.nonomino.spark.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Gives the things of a file one after the other.
 *
 * @param <T> what is in the file
 */
@FunctionalInterface
public interface Source<T> {
  /** Returns the next thing; empty at the end. */
  Optional<T> next() throws IOException;

  /**
   * Returns the things as the task of this thread asks for them.
   *
   * @param file is closed at the end of the task
   */
  default Stream<T> inTask(Closeable file) {
    TaskCompletionListener closing =
        task -> {
          try {
            file.close();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    TaskContext.get().addTaskCompletionListener(closing);
    return Stream.generate(this::nextUnchecked)
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream);
  }

  private Optional<T> nextUnchecked() {
    try {
      return next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
