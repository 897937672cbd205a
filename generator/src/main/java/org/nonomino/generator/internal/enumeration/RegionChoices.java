package org.nonomino.generator.internal.enumeration;

/**
 * The regions that a cell can be in: the connected sets of n free cells of which it is the first.
 * They are generated in lexicographic order of their cells: the region that has the first differing
 * cell comes first. Used by one thread.
 */
interface RegionChoices {
  /**
   * Begins with the first region.
   *
   * @param free the free cells; must not change while regions are generated
   * @param first the first free cell
   */
  void begin(long[] free, int first);

  /** Writes the next region; returns whether there was one. */
  boolean next(long[] region);
}
