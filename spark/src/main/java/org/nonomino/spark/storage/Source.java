package org.nonomino.spark.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Returns the elements of a file one by one.
 *
 * @param <T> the type of the elements
 */
@FunctionalInterface
public interface Source<T> {
  /** Returns the next element; empty at the end. */
  Optional<T> next() throws IOException;

  /**
   * Returns the elements, as the task of this thread requests them.
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
