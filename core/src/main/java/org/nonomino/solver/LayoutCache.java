package org.nonomino.solver;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.nonomino.core.RegionMask;

/**
 * Keeps what was computed for the masks used last, so that equal masks share it. Bounded;
 * thread-safe. Two threads that miss the same mask at once both compute it, and both get the same
 * one.
 *
 * @param <T> what is computed for a mask; immutable
 */
public final class LayoutCache<T> {
  private final Function<RegionMask, T> compute;
  private final Map<RegionMask, T> entries;

  /**
   * Makes an empty cache.
   *
   * @param capacity the most entries, at least 1; the one not used for longest goes first
   * @param compute what to do for a mask that is not there
   */
  public LayoutCache(int capacity, Function<RegionMask, T> compute) {
    if (capacity < 1) {
      throw new IllegalArgumentException("a cache of " + capacity + " entries");
    }
    this.compute = compute;
    this.entries =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<RegionMask, T> eldest) {
            return size() > capacity;
          }
        };
  }

  /** Returns what belongs to the mask, computing it where it is not there. */
  public T get(RegionMask mask) {
    synchronized (entries) {
      T known = entries.get(mask);
      if (known != null) {
        return known;
      }
    }
    T computed = compute.apply(mask);
    synchronized (entries) {
      T earlier = entries.putIfAbsent(mask, computed);
      return earlier == null ? computed : earlier;
    }
  }
}
