package org.nonomino.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A cache of the most recently used values. Thread-safe.
 *
 * @param <K> the keys, immutable
 * @param <V> the values
 */
public final class BoundedCache<K, V> {
  private final Map<K, V> entries;

  /**
   * The entry last found or stored: repeated lookups of the same key then need no lock or hash. It
   * is also the most recently used entry in the map, so it is never evicted.
   */
  private volatile Optional<Found<K, V>> latest = Optional.empty();

  private record Found<K, V>(K key, Optional<V> value) {}

  /**
   * @param capacity the maximum number of entries, at least 1; the least recently used is evicted
   *     first
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

  /** Returns the value of a key, if the cache has it. */
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

  /**
   * Returns the value of a key, computing it if the cache does not have it. Two threads that miss
   * the same key at the same time both compute the value, and both get the same instance.
   */
  public V get(K key, Function<? super K, ? extends V> compute) {
    return find(key).orElseGet(() -> keep(key, compute.apply(key)));
  }

  /** Stores a value unless the key already has one; returns the stored value. */
  public synchronized V keep(K key, V value) {
    V earlier = entries.putIfAbsent(key, value);
    V kept = earlier == null ? value : earlier;
    latest = Optional.of(new Found<>(key, Optional.of(kept)));
    return kept;
  }
}
