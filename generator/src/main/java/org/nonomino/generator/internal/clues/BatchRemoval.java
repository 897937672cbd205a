package org.nonomino.generator.internal.clues;

/**
 * Removes needless parts of a puzzle, several at once, and puts them back if need be. Batches grow
 * while all parts are needless, because one proof then suffices for many of them. Stateless.
 */
public final class BatchRemoval {
  private static final int LARGEST_BATCH = 16;

  private BatchRemoval() {}

  /** A puzzle whose parts have numbers. */
  public interface Parts {
    /** Returns whether it is of use to try more parts. */
    boolean mayGoOn();

    /** Returns whether a part is there and may be removed. */
    boolean canRemove(int part);

    /** Removes a part. */
    void remove(int part);

    /** Puts a part back. */
    void add(int part);

    /** Returns whether the puzzle provably has one solution without the removed parts. */
    boolean isUnique();
  }

  /**
   * Removes parts in an order.
   *
   * @param order the parts to try, each once
   * @param removed receives the removed parts in their order; as long as {@code order}, at least
   * @return the number of removed parts
   */
  public static int remove(int[] order, Parts parts, int[] removed) {
    int count = 0;
    int from = 0;
    int batch = 1;
    while (from < order.length && parts.mayGoOn()) {
      int to = from;
      int before = count;
      while (to < order.length && count < before + batch) {
        if (parts.canRemove(order[to])) {
          parts.remove(order[to]);
          removed[count++] = order[to];
        }
        to++;
      }
      int tried = count - before;
      if (tried == 0 || parts.isUnique()) {
        from = to;
        batch = Math.min(2 * batch, LARGEST_BATCH);
      } else {
        while (count > before) {
          parts.add(removed[--count]);
        }
        from = tried == 1 ? to : from;
        batch = Math.max(1, tried / 2);
      }
    }
    return count;
  }
}
