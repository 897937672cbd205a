package org.nonomino.render.export;

/**
 * The room for a solver's writing around a puzzle, in addition to its cells.
 *
 * @param hasTime whether there is a line for the time
 * @param hasDone whether there is a box to tick when it is solved
 * @param notes the room for notes below a puzzle that has a page for itself
 */
public record WritingRoom(boolean hasTime, boolean hasDone, Notes notes) {
  /** No room. */
  public static final WritingRoom NONE = new WritingRoom(false, false, Notes.NONE);

  /** The kinds of room for notes. */
  public enum Notes {
    /** No room. */
    NONE,
    /** Light lines. */
    LINES,
    /** A smaller empty grid with the regions of the puzzle, to try digits in. */
    GRID
  }

  boolean hasBoxes() {
    return hasTime || hasDone;
  }
}
