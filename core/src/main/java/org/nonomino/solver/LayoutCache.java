package org.nonomino.solver;

import java.util.function.Function;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.Layout;

/**
 * A cache of the tables of the most recently used layouts. Equal layouts share tables. Bounded and
 * thread-safe. Two threads that miss the same layout at the same time both compute its tables, and
 * both get the same instance.
 *
 * @param <T> the tables of a layout; immutable
 */
public final class LayoutCache<T> {
  private final Function<Layout, T> compute;
  private final BoundedCache<Layout, T> computed;

  /**
   * @param capacity the maximum number of entries, at least 1; the least recently used is evicted
   *     first
   * @param compute creates the tables of a layout that is not in the cache
   */
  public LayoutCache(int capacity, Function<Layout, T> compute) {
    this.compute = compute;
    this.computed = new BoundedCache<>(capacity);
  }

  /** Returns the tables of the layout, computing them if the cache does not have them. */
  public T get(Layout layout) {
    return computed.get(layout, compute);
  }
}
