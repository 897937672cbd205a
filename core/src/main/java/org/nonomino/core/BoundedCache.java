package org.nonomino.core;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A cache of the most recently used values, bounded by their number or their total weight.
 * Thread-safe.
 *
 * @param <K> the keys, immutable
 * @param <V> the values
 */
public final class BoundedCache<K, V> {
  private final Map<K, V> entries = new LinkedHashMap<>(16, 0.75f, true);
  private final long capacity;
  private final ToIntFunction<? super V> weigher;

  /** The total weight of the entries. */
  private long weight;

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
    this(capacity, value -> 1);
  }

  /**
   * @param capacity the maximum total weight, at least 1; the least recently used entry is evicted
   *     first, but never the latest one, even if it alone is heavier
   * @param weigher returns the weight of a value, such as its length, always the same and at least
   *     0
   */
  public BoundedCache(long capacity, ToIntFunction<? super V> weigher) {
    if (capacity < 1) {
      throw new IllegalArgumentException("the capacity must be at least 1, not " + capacity);
    }
    this.capacity = capacity;
    this.weigher = weigher;
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
    if (earlier == null) {
      weight += weigher.applyAsInt(value);
      evict();
    }
    latest = Optional.of(new Found<>(key, Optional.of(kept)));
    return kept;
  }

  private void evict() {
    Iterator<V> eldest = entries.values().iterator();
    while (weight > capacity && entries.size() > 1) {
      weight -= weigher.applyAsInt(eldest.next());
      eldest.remove();
    }
  }
}
