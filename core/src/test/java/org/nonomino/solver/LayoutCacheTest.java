package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;

final class LayoutCacheTest {
  private static final Layout A = Layout.of(RegionMask.boxes(2, 2));
  private static final Layout B = Layout.of(RegionMask.boxes(2, 3));
  private static final Layout C = Layout.of(RegionMask.boxes(3, 2));

  private final List<Layout> computed = new ArrayList<>();

  private LayoutCache<Object> cache(int capacity) {
    return new LayoutCache<>(
        capacity,
        layout -> {
          computed.add(layout);
          return new Object();
        });
  }

  @Test
  void sharesWhatBelongsToEqualLayouts() {
    LayoutCache<Object> cache = cache(2);
    Object first = cache.get(A);
    assertThat(cache.get(A)).isSameAs(first);
    Layout equal = Layout.of(RegionMask.jigsaw(4, "aabbaabbccddccdd".chars().toArray()));
    assertThat(cache.get(equal)).isSameAs(first);
    assertThat(cache.get(B)).isNotSameAs(first);
    assertThat(computed).containsExactly(A, B);
  }

  @Test
  void forgetsWhatWasNotUsedForLongest() {
    LayoutCache<Object> cache = cache(2);
    Object a = cache.get(A);
    Object b = cache.get(B);
    assertThat(cache.get(A)).isSameAs(a);
    cache.get(C);
    assertThat(cache.get(A)).as("used since").isSameAs(a);
    assertThat(cache.get(B)).as("pushed out").isNotSameAs(b);
    assertThat(computed).containsExactly(A, B, C, B);
  }

  @Test
  void holdsOneEntry() {
    LayoutCache<Object> cache = cache(1);
    Object a = cache.get(A);
    assertThat(cache.get(A)).isSameAs(a);
    cache.get(B);
    assertThat(cache.get(A)).isNotSameAs(a);
  }

  @Test
  void keepsNothingWhereComputingFails() {
    LayoutCache<Object> failing =
        new LayoutCache<>(
            2,
            layout -> {
              computed.add(layout);
              throw new IllegalStateException("attempt " + computed.size());
            });
    assertThatThrownBy(() -> failing.get(A)).hasMessage("attempt 1");
    assertThatThrownBy(() -> failing.get(A)).hasMessage("attempt 2");
  }

  /** Both threads are inside the computation at once; a lock would prevent this. */
  @Test
  void givesTwoThreadsThatMissAtOnceTheSame() throws Exception {
    CyclicBarrier bothCompute = new CyclicBarrier(2);
    LayoutCache<Object> cache =
        new LayoutCache<>(
            2,
            layout -> {
              try {
                bothCompute.await(60, TimeUnit.SECONDS);
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
              return new Object();
            });
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<Object>> both =
          threads.invokeAll(List.of(() -> cache.get(A), () -> cache.get(A)));
      assertThat(both.get(0).get()).isSameAs(both.get(1).get()).isSameAs(cache.get(A));
    } finally {
      threads.shutdownNow();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void refusesACapacity(int capacity) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cache(capacity))
        .withMessage("the capacity must be at least 1, not " + capacity);
  }
}
