package org.nonomino.solver;

import java.util.function.Function;
import org.nonomino.core.BoundedCache;
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
  private final BoundedCache<RegionMask, T> computed;

  /**
   * @param capacity the most entries, at least 1; the one not used for longest goes first
   * @param compute what to do for a mask that is not there
   */
  public LayoutCache(int capacity, Function<RegionMask, T> compute) {
    this.compute = compute;
    this.computed = new BoundedCache<>(capacity);
  }

  /** Returns what belongs to the mask, computing it where it is not there. */
  public T get(RegionMask mask) {
    return computed.find(mask).orElseGet(() -> computed.keep(mask, compute.apply(mask)));
  }
}
