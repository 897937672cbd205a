package org.nonomino.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the values used last. Thread-safe.
 *
 * @param <K> the keys, immutable
 * @param <V> the values
 */
public final class BoundedCache<K, V> {
  private final Map<K, V> entries;

  /**
   * @param capacity the most entries, at least 1; the one not used for longest goes first
   */
  public BoundedCache(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("the capacity must be at least 1, not " + capacity);
    }
    this.entries =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > capacity;
          }
        };
  }

  /** Returns the value of a key, if it is there. */
  public synchronized Optional<V> find(K key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Keeps a value, unless there is one for the key; returns the one that is kept. */
  public synchronized V keep(K key, V value) {
    V earlier = entries.putIfAbsent(key, value);
    return earlier == null ? value : earlier;
  }
}
