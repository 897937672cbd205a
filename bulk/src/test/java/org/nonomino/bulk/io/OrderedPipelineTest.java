package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of results, the bound on work in progress, and errors. */
final class OrderedPipelineTest {
  private final List<Integer> results = Collections.synchronizedList(new ArrayList<>());
  private final AtomicInteger given = new AtomicInteger();
  private int flushes;

  private OrderedPipeline.Source<Integer> numbersTo(int count, boolean isReady) {
    return new OrderedPipeline.Source<>() {
      @Override
      public Optional<Integer> next() {
        int next = given.getAndIncrement();
        return next < count ? Optional.of(next) : Optional.empty();
      }

      @Override
      public boolean isReady() {
        return isReady;
      }
    };
  }

  private final OrderedPipeline.Sink<Integer> sink =
      new OrderedPipeline.Sink<>() {
        @Override
        public void accept(Integer result) {
          results.add(result);
        }

        @Override
        public void flush() {
          flushes++;
        }
      };

  /** Returns the square, slowly for some numbers, so that later numbers overtake them. */
  private static int slowSquare(int number) {
    if (number % 97 == 0) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return number * number;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void deliversInTheOrderOfTheItems(int threads) throws IOException, InterruptedException {
    new OrderedPipeline<Integer, Integer>(threads, () -> OrderedPipelineTest::slowSquare)
        .run(numbersTo(5000, true), sink);

    assertThat(results).isEqualTo(IntStream.range(0, 5000).mapToObj(i -> i * i).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Timeout(60)
  void deliversEachResultWhileItWaitsForMore(int threads) throws IOException, InterruptedException {
    OrderedPipeline.Source<Integer> source =
        new OrderedPipeline.Source<>() {
          @Override
          public Optional<Integer> next() {
            int next = given.getAndIncrement();
            // The thread that waits for the next item is not that of the results, if there are
            // several
            // threads.
            while (results.size() < next) {
              Thread.onSpinWait();
            }
            return next < 20 ? Optional.of(next) : Optional.empty();
          }

          @Override
          public boolean isReady() {
            return false;
          }
        };

    new OrderedPipeline<Integer, Integer>(threads, Function::identity).run(source, sink);

    assertThat(results).hasSize(20);
    assertThat(flushes).isGreaterThanOrEqualTo(20);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void stopsReadingWhereTheSinkFails(int threads) {
    OrderedPipeline.Sink<Integer> full =
        new OrderedPipeline.Sink<>() {
          @Override
          public void accept(Integer result) throws IOException {
            throw new IOException("full");
          }

          @Override
          public void flush() {}
        };

    assertThatThrownBy(
            () ->
                new OrderedPipeline<Integer, Integer>(threads, Function::identity)
                    .run(numbersTo(1_000_000, true), full))
        .isInstanceOf(IOException.class)
        .hasMessage("full");
    assertThat(given.get()).as("items read ahead").isLessThan(10_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void passesOnWhatTheSourceThrowsBehindWhatItGave(int threads) {
    OrderedPipeline.Source<Integer> failing =
        new OrderedPipeline.Source<>() {
          @Override
          public Optional<Integer> next() {
            int next = given.getAndIncrement();
            if (next == 300) {
              throw new IllegalStateException("no more");
            }
            return Optional.of(next);
          }

          @Override
          public boolean isReady() {
            return true;
          }
        };

    assertThatThrownBy(
            () ->
                new OrderedPipeline<Integer, Integer>(threads, Function::identity)
                    .run(failing, sink))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no more");
    assertThat(results).as("whole batches").hasSizeGreaterThanOrEqualTo(256);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void passesOnWhatAWorkerThrows(int threads) {
    Function<Integer, Integer> failing =
        number -> {
          throw new IllegalStateException("no " + number);
        };

    assertThatThrownBy(
            () -> new OrderedPipeline<>(threads, () -> failing).run(numbersTo(3, true), sink))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void givesWorkersSeveralItemsWhereTheyAreThere(int threads)
      throws IOException, InterruptedException {
    List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
    OrderedPipeline.<Integer, Integer>ofBatches(
            threads,
            128,
            () ->
                batch -> {
                  sizes.add(batch.size());
                  return batch;
                })
        .run(numbersTo(5000, true), sink);

    assertThat(results).isEqualTo(IntStream.range(0, 5000).boxed().toList());
    assertThat(sizes).anyMatch(size -> size > 1).allMatch(size -> size <= 128);
  }

  @Test
  void deliversWhatAWorkerGaveBeforeItWasInterrupted() {
    OrderedPipeline<Integer, Integer> interrupted =
        OrderedPipeline.ofBatches(
            1,
            128,
            () ->
                batch -> {
                  Thread.currentThread().interrupt();
                  return batch.subList(0, 3);
                });

    assertThatThrownBy(() -> interrupted.run(numbersTo(5000, true), sink))
        .isInstanceOf(InterruptedException.class);
    assertThat(results).containsExactly(0, 1, 2);
  }
}
