package org.nonomino.generator.internal.enumeration;

/**
 * The regions that a cell can be in: the connected sets of n free cells of which it is the first.
 * They come in lexicographic order, that of their cells from the first on: of two, the one comes
 * first that has the first cell in which they differ. Belongs to one thread.
 */
interface RegionChoices {
  /**
   * Begins with the first region.
   *
   * @param free the free cells; stays as it is as long as regions are asked for
   * @param first the first free cell
   */
  void begin(long[] free, int first);

  /** Writes the next region; returns whether there was one. */
  boolean next(long[] region);
}
