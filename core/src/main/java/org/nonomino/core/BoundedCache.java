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
   * The entry found or kept last: many ask for one key again and again, which takes no lock or hash
   * then. It is the one used last in the map, too, so it is never the one to go.
   */
  private volatile Optional<Found<K, V>> latest = Optional.empty();

  private record Found<K, V>(K key, Optional<V> value) {}

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
  public Optional<V> find(K key) {
    Optional<Found<K, V>> seen = latest;
    return seen.isPresent() && seen.get().key.equals(key) ? seen.get().value : findAny(key);
  }

  private synchronized Optional<V> findAny(K key) {
    Optional<V> value = Optional.ofNullable(entries.get(key));
    if (value.isPresent()) {
      latest = Optional.of(new Found<>(key, value));
    }
    return value;
  }

  /** Keeps a value, unless there is one for the key; returns the one that is kept. */
  public synchronized V keep(K key, V value) {
    V earlier = entries.putIfAbsent(key, value);
    V kept = earlier == null ? value : earlier;
    latest = Optional.of(new Found<>(key, Optional.of(kept)));
    return kept;
  }
}
