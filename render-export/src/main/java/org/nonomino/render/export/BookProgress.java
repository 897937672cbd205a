package org.nonomino.render.export;

/** Follows the writing of a book. Called by the thread that writes it. */
@FunctionalInterface
public interface BookProgress {
  /** Ignores the progress. */
  BookProgress NONE = (phase, done, all, pages) -> {};

  /** The phases, in their order. */
  enum Phase {
    /**
     * Puzzles, solutions and steps are placed on pages. With a printing service, this is repeated
     * if the number of pages requires wider margins.
     */
    LAYOUT,

    /** References and page numbers are written on the pages. */
    WRITING
  }

  /**
   * Reports that a phase advanced.
   *
   * @param done the finished part, from 0 when the phase begins or is repeated
   * @param all the whole, in the same unit, at least 1
   * @param pages the number of finished pages of the phase
   */
  void advance(Phase phase, int done, int all, int pages);
}
