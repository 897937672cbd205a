package org.nonomino.app.bulk;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Numbers by name that are added up over a run, or over a part of one. Two parts merge to what the
 * whole would have given, in any order. Not thread-safe.
 */
public final class Counts implements Serializable {
  private static final long serialVersionUID = 1;

  private final TreeMap<String, Long> byName;

  /** Creates counts that are all 0. */
  public Counts() {
    this.byName = new TreeMap<>();
  }

  /** Creates counts of these numbers. */
  public Counts(Map<String, Long> byName) {
    this.byName = new TreeMap<>(byName);
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

  /** Returns the numbers by their names, in the order of these; a view. */
  public Map<String, Long> byName() {
    return Collections.unmodifiableMap(byName);
  }
}
