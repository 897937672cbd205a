package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Divides a sequence into as few parts as possible, whose numbers of elements are as even as
 * possible. If several divisions are equally even, earlier parts have more elements.
 */
final class EvenParts {
  private EvenParts() {}

  /**
   * Returns the number of elements of each part. The cost is the number of elements × the number of
   * parts × the elements of a part.
   *
   * @param count of the elements
   * @param max returns the maximum number of elements of a part that begins with an element, given
   *     its index; at least 1
   */
  static List<Integer> of(int count, IntUnaryOperator max) {
    // costs.get(k)[i] is the minimum sum of squares for the elements from i on in k parts.
    List<long[]> costs = new ArrayList<>();
    long[] none = new long[count + 1];
    Arrays.fill(none, 0, count, Long.MAX_VALUE);
    costs.add(none);
    while (costs.get(costs.size() - 1)[0] == Long.MAX_VALUE) {
      long[] before = costs.get(costs.size() - 1);
      long[] next = new long[count + 1];
      for (int i = 0; i <= count; i++) {
        next[i] = Long.MAX_VALUE;
        for (int size = 1; i + size <= count && size <= max.applyAsInt(i); size++) {
          next[i] = Math.min(next[i], cost(size, before[i + size]));
        }
      }
      costs.add(next);
    }
    List<Integer> sizes = new ArrayList<>();
    int next = 0;
    for (int parts = costs.size() - 1; parts > 0; parts--) {
      int size = Math.min(max.applyAsInt(next), count - next);
      while (cost(size, costs.get(parts - 1)[next + size]) != costs.get(parts)[next]) {
        size--;
      }
      sizes.add(size);
      next += size;
    }
    return sizes;
  }

  private static long cost(int size, long rest) {
    return rest == Long.MAX_VALUE ? rest : rest + (long) size * size;
  }
}
