package org.nonomino.bulk.io;

/** Counts the distinct results of a run, until there are as many as requested. */
public final class DistinctCounter {
  /** The maximum number of duplicates in a row, after which the search for new results ends. */
  private static final int MAX_REPEATS = 5000;

  /**
   * The minimum for a counter that gives up early, and the number of further duplicates for each
   * result. If one of k + 1 equally likely results is missing, 10k duplicates in a row have a
   * probability of e⁻¹⁰.
   */
  private static final int EARLY_REPEATS = 500;

  private static final int EARLY_REPEATS_EACH = 10;

  private final Fingerprints known;
  private final long wanted;

  /** Whether the only result cannot be a duplicate. */
  private final boolean isAlone;

  private final boolean givesUpEarly;

  private long count;
  private int repeats;

  public DistinctCounter(long wanted) {
    this.wanted = wanted;
    this.known = new Fingerprints();
    this.isAlone = wanted == 1;
    this.givesUpEarly = false;
  }

  /**
   * Creates a counter that also ignores the contents of {@code others}, even if these grow. It
   * gives up after fewer duplicates if there are few results, because the whole run then fails.
   */
  public DistinctCounter(long wanted, Fingerprints others) {
    this.wanted = wanted;
    this.known = others;
    this.isAlone = false;
    this.givesUpEarly = true;
  }

  /** Counts a result, and returns whether it is new. */
  public boolean add(long fingerprint) {
    boolean isNew = isAlone || known.add(fingerprint);
    count += isNew ? 1 : 0;
    repeats = isNew ? 0 : repeats + 1;
    return isNew;
  }

  /** Returns the number of new results. */
  public long count() {
    return count;
  }

  /** Returns how many more are needed; 0 if there seem to be no more. */
  public long missing() {
    return isExhausted() ? 0 : wanted - count;
  }

  /** Returns whether there seem to be no more results. */
  public boolean isExhausted() {
    long enough =
        givesUpEarly
            ? Math.min(MAX_REPEATS, EARLY_REPEATS + EARLY_REPEATS_EACH * count)
            : MAX_REPEATS;
    return repeats >= enough;
  }

  /**
   * Returns the sentence for that case.
   *
   * @param one the singular of the results, and {@code many} the plural
   */
  public String exhaustion(String one, String many) {
    return "There %s probably only %d different %s of this kind: the last %d were duplicates."
        .formatted(count == 1 ? "is" : "are", count, count == 1 ? one : many, repeats);
  }
}
