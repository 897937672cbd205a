package org.nonomino.bulk.io;

/** Counts the distinct ones of what a run makes, until there are as many as requested. */
public final class DistinctCounter {
  /** After this many duplicates in a row, the search for new ones ends. */
  private static final int MAX_REPEATS = 5000;

  private final Fingerprints known;
  private final long wanted;

  /** Whether there is nothing that the only one could be equal to. */
  private final boolean isAlone;

  private long count;
  private int repeats;

  public DistinctCounter(long wanted) {
    this.wanted = wanted;
    this.known = new Fingerprints();
    this.isAlone = wanted == 1;
  }

  /** Counts those only that are not among others, which may become more meanwhile. */
  public DistinctCounter(long wanted, Fingerprints others) {
    this.wanted = wanted;
    this.known = others;
    this.isAlone = false;
  }

  /** Counts one, and returns whether it is new. */
  public boolean add(long fingerprint) {
    boolean isNew = isAlone || known.add(fingerprint);
    count += isNew ? 1 : 0;
    repeats = isNew ? 0 : repeats + 1;
    return isNew;
  }

  /** Returns how many new ones there were. */
  public long count() {
    return count;
  }

  /** Returns how many more are needed; none if there seem to be no more. */
  public long missing() {
    return isExhausted() ? 0 : wanted - count;
  }

  /** Returns whether there seem to be no more. */
  public boolean isExhausted() {
    return repeats >= MAX_REPEATS;
  }

  /**
   * Returns the sentence for that case.
   *
   * @param one what there is one of, and {@code many} what there are several of
   */
  public String exhaustion(String one, String many) {
    return "There %s probably only %d different %s of this kind: the last %d were duplicates."
        .formatted(count == 1 ? "is" : "are", count, count == 1 ? one : many, repeats);
  }
}
