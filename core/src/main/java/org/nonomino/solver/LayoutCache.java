package org.nonomino.solver;

import java.util.function.Function;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.Layout;

/**
 * Keeps the tables of the layouts used last, so that equal layouts share them. Bounded;
 * thread-safe. Two threads that miss the same layout at once both compute its tables, and both get
 * the same ones.
 *
 * @param <T> what is computed for a layout; immutable
 */
public final class LayoutCache<T> {
  private final Function<Layout, T> compute;
  private final BoundedCache<Layout, T> computed;

  /**
   * @param capacity the most entries, at least 1; the one not used for longest goes first
   * @param compute what to do for a layout that is not there
   */
  public LayoutCache(int capacity, Function<Layout, T> compute) {
    this.compute = compute;
    this.computed = new BoundedCache<>(capacity);
  }

  /** Returns what belongs to the layout, computed if it is not there. */
  public T get(Layout layout) {
    return computed.find(layout).orElseGet(() -> computed.keep(layout, compute.apply(layout)));
  }
}
