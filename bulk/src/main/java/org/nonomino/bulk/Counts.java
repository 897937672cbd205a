package org.nonomino.bulk;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers by name, added up over a run or over a part of it. Adding the parts gives the numbers of
 * the whole, in any order. Not thread-safe.
 */
public final class Counts implements Serializable {
  private static final long serialVersionUID = 1;

  /** Unsorted, because several numbers are added for each puzzle. */
  private final HashMap<String, Long> byName;

  /** Creates counts that are all 0. */
  public Counts() {
    this.byName = new HashMap<>();
  }

  /** Creates counts of these numbers. */
  public Counts(Map<String, Long> byName) {
    this.byName = new HashMap<>(byName);
  }

  /** Adds 1 to the number of a name. */
  public void add(String name) {
    add(name, 1);
  }

  /** Adds to the number of a name. */
  public void add(String name, long number) {
    byName.merge(name, number, Long::sum);
  }

  /** Adds all numbers of a part. */
  public void add(Counts part) {
    part.byName.forEach(this::add);
  }

  /** Returns the number of a name, 0 if nothing was added. */
  public long get(String name) {
    return byName.getOrDefault(name, 0L);
  }

  /** Returns a copy of the numbers by name, sorted by name. */
  public SortedMap<String, Long> byName() {
    return new TreeMap<>(byName);
  }

  /** Returns the numbers of the names with a prefix, by the rest of the names, sorted. */
  public SortedMap<String, Long> byNameAfter(String prefix) {
    SortedMap<String, Long> numbers = new TreeMap<>();
    byName.forEach(
        (name, number) -> {
          if (name.startsWith(prefix)) {
            numbers.put(name.substring(prefix.length()), number);
          }
        });
    return numbers;
  }
}
