package org.nonomino.canon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;

/**
 * Finds the least equivalent ("minlex") of a puzzle or filling on r×c boxes. It is the least text,
 * row by row with blanks as 0, that results from permuting bands, rows in a band, stacks, columns
 * in a stack and digits, and, if r = c, from swapping rows and columns. Mutable; for one thread,
 * and any number of puzzles.
 *
 * <p>The form was defined on the solvers' forum
 * (http://forum.enjoysudoku.com/canonical-form-t5215.html, 2007), where programs by gsf, dobrichev,
 * Mathimagics and others are discussed. This search is an independent design:
 *
 * <ul>
 *   <li>Row by row, it keeps all partial transformations that lead to the smallest rows so far. A
 *       partial transformation has the chosen rows, the column in each place and the number of each
 *       digit.
 *   <li>Columns share their places as a <i>group</i>, as do whole stacks, until a row distinguishes
 *       them. The least text of a row has the blanks of a group first, then its digits with
 *       numbers, then its new digits. Only the new digits are a choice, since each order of them
 *       gives the same text.
 *   <li>The empty rows of a band are interchangeable, as are empty bands, so only the first is
 *       chosen.
 *   <li>In a filling, the first row does not distinguish any columns. So the first two rows are
 *       chosen together: the place of a digit of the second row within the first decides its
 *       number, and following these numbers places the columns one by one.
 * </ul>
 *
 * <p>A row is a {@code long} with four bits per cell, the first cell highest. The number of partial
 * transformations is at most the number of orders of the rows and columns, and usually a few dozen.
 */
final class MinlexSearch {
  /**
   * The largest size; puzzles with few givens would have too many partial transformations above it.
   */
  static final int LARGEST_SIZE = 9;

  private static final int BITS = 4;

  /** A digit without a number. It sorts after all digits with numbers. */
  private static final int NEW = 15;

  private final int size;
  private final int boxRows;
  private final int boxColumns;

  private final int stackCount;

  /** The stack of each column, and the slot of each place. */
  private final int[] stackOf;

  /** The digits as given, and with rows and columns swapped; row-major. */
  private final byte[][] views;

  /** The rows without a given in each view, as bits. */
  private final int[] emptyRows;

  private List<State> states = new ArrayList<>();
  private List<State> nextStates = new ArrayList<>();
  private int stateCount;
  private int nextCount;

  /** The least text of the current row. */
  private long minRow;

  /** The state that is being extended by a row. */
  private final State draft;

  private boolean isLastRow;

  /** The patterns of the stacks of the current row, see {@link #pattern}. */
  private final long[] patterns;

  private final long[] sortedPatterns;

  /** The greatest {@link #promise} of a first column so far. */
  private int greatestPromise;

  /**
   * For each column, the column whose digit in the first row of a filling is its own digit in the
   * second.
   */
  private final int[] links;

  /** The place of each column while the first two rows are chosen, -1 if it has no place yet. */
  private final int[] places;

  /** The column at each place, or -1. */
  private final int[] columnAt;

  /** The slot of each stack, or -1. */
  private final int[] slots;

  /** The stack in each slot, or -1. */
  private final int[] stackAt;

  /** A partial transformation. Places are 0..n−1, as columns are; a slot is a place for a stack. */
  private static final class State {
    /** The view that it transforms. */
    int view;

    /** The row at each place, as far as rows are chosen. */
    final byte[] rows;

    /** The chosen rows, as bits. */
    int usedRows;

    /** The columns in the order of their places, within a group in any order. */
    final byte[] columns;

    /** Bit p: a group of columns begins at place p. */
    int columnStarts;

    /** Bit s: a group of stacks begins at slot s. */
    int stackStarts;

    /** The number of each digit, {@link #NEW} if it has no number yet; 0 for blanks. */
    final byte[] numbers;

    int numberCount;

    State(int size) {
      rows = new byte[size];
      columns = new byte[size];
      numbers = new byte[size + 1];
    }

    void copyFrom(State other) {
      view = other.view;
      usedRows = other.usedRows;
      columnStarts = other.columnStarts;
      stackStarts = other.stackStarts;
      numberCount = other.numberCount;
      System.arraycopy(other.rows, 0, rows, 0, rows.length);
      System.arraycopy(other.columns, 0, columns, 0, columns.length);
      System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
    }

    boolean isColumnStart(int place) {
      return (columnStarts >> place & 1) != 0;
    }

    boolean isStackStart(int slot) {
      return (stackStarts >> slot & 1) != 0;
    }
  }

  /**
   * @param boxes of at least two rows and columns, no higher than wide, and of a size up to {@link
   *     #LARGEST_SIZE}
   */
  MinlexSearch(BoxRegions boxes) {
    this.size = boxes.size();
    this.boxRows = boxes.boxRows();
    this.boxColumns = boxes.boxColumns();
    this.stackCount = size / boxColumns;
    this.stackOf = new int[size];
    Arrays.setAll(stackOf, column -> column / boxColumns);
    int viewCount = boxRows == boxColumns ? 2 : 1;
    this.views = new byte[viewCount][size * size];
    this.emptyRows = new int[viewCount];
    this.draft = new State(size);
    this.patterns = new long[stackCount];
    this.sortedPatterns = new long[stackCount];
    this.links = new int[size];
    this.places = new int[size];
    this.slots = new int[stackCount];
    this.stackAt = new int[stackCount];
    this.columnAt = new int[size];
  }

  /**
   * Returns the transformation to the least equivalent.
   *
   * @param givens without conflict on the boxes
   */
  Transformation least(Grid givens) {
    look(givens);
    int chosenRows = givens.isFull() ? startWithTwoRows() : start();
    for (int place = chosenRows; place < size; place++) {
      extend(place);
    }
    return transformation(states.get(0));
  }

  private void look(Grid givens) {
    int cell = 0;
    int filledColumns = 0;
    emptyRows[0] = 0;
    for (int row = 0; row < size; row++) {
      boolean isEmpty = true;
      for (int column = 0; column < size; column++, cell++) {
        byte digit = (byte) givens.digit(cell);
        views[0][cell] = digit;
        if (views.length > 1) {
          views[1][column * size + row] = digit;
        }
        if (digit != 0) {
          isEmpty = false;
          filledColumns |= 1 << column;
        }
      }
      emptyRows[0] |= (isEmpty ? 1 : 0) << row;
    }
    if (views.length > 1) {
      emptyRows[1] = ~filledColumns & allBits(size);
    }
  }

  private static int allBits(int count) {
    return (1 << count) - 1;
  }

  private static State state(List<State> states, int index, int size) {
    if (index == states.size()) {
      states.add(new State(size));
    }
    return states.get(index);
  }

  /** Starts without rows; returns the number of chosen rows, 0. */
  private int start() {
    stateCount = 0;
    for (int view = 0; view < views.length; view++) {
      State state = state(states, stateCount++, size);
      state.view = view;
      state.usedRows = 0;
      state.columnStarts = 0;
      state.stackStarts = 1;
      state.numberCount = 0;
      for (int i = 0; i < size; i++) {
        state.columns[i] = (byte) i;
        state.columnStarts |= (i % boxColumns == 0 ? 1 : 0) << i;
        state.numbers[i + 1] = NEW;
      }
    }
    return 0;
  }

  // --- The first two rows of a filling

  /** Starts with the first two rows; returns the number of chosen rows, 2. */
  private int startWithTwoRows() {
    minRow = Long.MAX_VALUE;
    nextCount = 0;
    greatestPromise = 0;
    for (int view = 0; view < views.length; view++) {
      for (int first = 0; first < size; first++) {
        int band = first - first % boxRows;
        for (int second = band; second < band + boxRows; second++) {
          if (second != first) {
            draft.view = view;
            draft.rows[0] = (byte) first;
            draft.rows[1] = (byte) second;
            link(views[view], first * size, second * size);
            placeFirst();
          }
        }
      }
    }
    takeNext();
    return 2;
  }

  /** Finds for each column the column whose digit in the first row is its digit in the second. */
  private void link(byte[] view, int first, int second) {
    for (int column = 0; column < size; column++) {
      // Indexed by digit here, not by column.
      places[view[first + column] - 1] = column;
    }
    for (int column = 0; column < size; column++) {
      links[column] = places[view[second + column] - 1];
    }
    Arrays.fill(places, -1);
    Arrays.fill(columnAt, -1);
    Arrays.fill(slots, -1);
    Arrays.fill(stackAt, -1);
  }

  /** Places the first column in all ways that may lead to the least second row. */
  private void placeFirst() {
    for (int start = 0; start < size; start += boxColumns) {
      for (int column = start; column < start + boxColumns; column++) {
        int promise = promise(column, start);
        if (promise >= greatestPromise) {
          greatestPromise = promise;
          placeAt(0, 0, column, boxColumns);
        }
      }
    }
  }

  /**
   * Returns a number that is greater if a smaller second row is guaranteed with this column first.
   * The row begins with numbers in sequence, as many as columns of the first stack link to the
   * stack of the first column's link. If at most one column does not, the text up to the second
   * stack is known. There the link of the first column comes first, and its number is the place of
   * its own link: least if that is the first column, and otherwise if it is in the first stack.
   */
  private int promise(int column, int start) {
    int link = links[column];
    int alike = 0;
    for (int other = start; other < start + boxColumns; other++) {
      alike += stackOf[links[other]] == stackOf[link] ? 1 : 0;
    }
    int next = links[link];
    int back = next == column ? 2 : stackOf[next] == stackOf[column] ? 1 : 0;
    return 3 * alike + (alike >= boxColumns - 1 ? back : 0);
  }

  /**
   * Places columns so that the second row becomes least: the number of a column's digit is the
   * place, from 1, of the column to which it links.
   *
   * @param place the next place
   * @param text the second row before it
   */
  private void placeByLinks(int place, long text) {
    if (place == size) {
      addTwoRows(text);
      return;
    }
    int slot = stackOf[place];
    int taken = columnAt[place];
    if (taken >= 0) {
      placeAt(place, text, taken, placeOfLink(taken, slot));
      return;
    }
    int stack = stackAt[slot];
    int start = stack < 0 ? 0 : stack * boxColumns;
    int end = stack < 0 ? size : start + boxColumns;
    int min = size;
    for (int column = start; column < end; column++) {
      if (isFree(column, stack)) {
        min = Math.min(min, placeOfLink(column, slot));
      }
    }
    for (int column = start; column < end; column++) {
      if (isFree(column, stack) && placeOfLink(column, slot) == min) {
        placeAt(place, text, column, min);
      }
    }
  }

  /**
   * Places a column unless it has a place, then its link unless that has a place, and then the
   * others.
   */
  private void placeAt(int place, long text, int column, int placeOfLink) {
    long extended = text << BITS | (placeOfLink + 1);
    if (extended > minRow >>> (BITS * (size - 1 - place))) {
      return;
    }
    int link = links[column];
    boolean isNew = places[column] < 0;
    boolean hasSlot = isNew && put(column, place);
    boolean linkIsNew = places[link] < 0;
    boolean linkHasSlot = linkIsNew && put(link, placeOfLink);
    placeByLinks(place + 1, extended);
    if (linkIsNew) {
      remove(link, linkHasSlot);
    }
    if (isNew) {
      remove(column, hasSlot);
    }
  }

  /**
   * Returns whether a column has no place yet and may be placed in a slot.
   *
   * @param stack the stack in the slot, or -1
   */
  private boolean isFree(int column, int stack) {
    return places[column] < 0 && (stack >= 0 || slots[stackOf[column]] < 0);
  }

  /** Returns the first possible place for the link of a column placed in a slot. */
  private int placeOfLink(int column, int slot) {
    int link = links[column];
    if (places[link] >= 0) {
      return places[link];
    }
    int slotOfLink = slots[stackOf[link]];
    if (slotOfLink < 0) {
      slotOfLink = 0;
      while (stackAt[slotOfLink] >= 0 || slotOfLink == slot) {
        slotOfLink++;
      }
    }
    int free = slotOfLink * boxColumns;
    while (columnAt[free] >= 0) {
      free++;
    }
    return free;
  }

  /** Places a column; returns whether this gives its stack a slot. */
  private boolean put(int column, int place) {
    places[column] = place;
    columnAt[place] = column;
    int stack = stackOf[column];
    if (slots[stack] >= 0) {
      return false;
    }
    slots[stack] = stackOf[place];
    stackAt[stackOf[place]] = stack;
    return true;
  }

  private void remove(int column, boolean withSlot) {
    columnAt[places[column]] = -1;
    places[column] = -1;
    if (withSlot) {
      int stack = stackOf[column];
      stackAt[slots[stack]] = -1;
      slots[stack] = -1;
    }
  }

  private void addTwoRows(long text) {
    if (text < minRow) {
      minRow = text;
      nextCount = 0;
    }
    State state = state(nextStates, nextCount++, size);
    state.view = draft.view;
    state.rows[0] = draft.rows[0];
    state.rows[1] = draft.rows[1];
    state.usedRows = 1 << draft.rows[0] | 1 << draft.rows[1];
    state.columnStarts = allBits(size);
    state.stackStarts = allBits(stackCount);
    state.numberCount = size;
    for (int place = 0; place < size; place++) {
      state.columns[place] = (byte) columnAt[place];
      state.numbers[views[draft.view][draft.rows[0] * size + columnAt[place]]] = (byte) (place + 1);
    }
  }

  // --- Any other row

  /** Chooses the row for the next place. */
  private void extend(int place) {
    minRow = Long.MAX_VALUE;
    nextCount = 0;
    isLastRow = place == size - 1;
    for (int i = 0; i < stateCount; i++) {
      State state = states.get(i);
      boolean isOrdered = state.columnStarts == allBits(size);
      for (int rows = candidates(state, place); rows != 0; rows &= rows - 1) {
        int row = Integer.numberOfTrailingZeros(rows);
        long text = isOrdered ? orderedText(state, row * size) : text(state, row * size);
        if (text <= minRow) {
          if (text < minRow) {
            minRow = text;
            nextCount = 0;
          }
          draft.copyFrom(state);
          draft.rows[place] = (byte) row;
          draft.usedRows |= 1 << row;
          if (isOrdered) {
            number(row * size);
            addDraft();
          } else {
            placeStacks(state, row * size, 0, 0, -1);
          }
        }
      }
    }
    takeNext();
  }

  private void takeNext() {
    List<State> former = states;
    states = nextStates;
    nextStates = former;
    stateCount = nextCount;
  }

  private void addDraft() {
    state(nextStates, nextCount++, size).copyFrom(draft);
  }

  /** Returns the possible rows for a place, as bits. */
  private int candidates(State state, int place) {
    int band = allBits(boxRows);
    int empty = emptyRows[state.view];
    if (place % boxRows != 0) {
      int present = state.rows[place - 1] / boxRows * boxRows;
      return withoutTwins(band << present & ~state.usedRows, empty);
    }
    int candidates = 0;
    boolean hasEmptyBand = false;
    for (int first = 0; first < size; first += boxRows) {
      int rows = band << first;
      boolean isEmpty = (rows & ~empty) == 0;
      if ((rows & state.usedRows) == 0 && !(isEmpty && hasEmptyBand)) {
        candidates |= withoutTwins(rows, empty);
        hasEmptyBand |= isEmpty;
      }
    }
    return candidates;
  }

  private static int withoutTwins(int rows, int empty) {
    int twins = rows & empty;
    return (rows & ~empty) | (twins & -twins);
  }

  /**
   * Returns a row whose columns are all in order, or any value greater than the least if the row is
   * greater.
   */
  private long orderedText(State state, int offset) {
    byte[] view = views[state.view];
    int first = state.numbers[view[offset + state.columns[0]]];
    if (first != NEW && first > minRow >>> (BITS * (size - 1))) {
      return Long.MAX_VALUE;
    }
    long text = 0;
    int count = state.numberCount;
    for (int place = 0; place < size; place++) {
      int number = state.numbers[view[offset + state.columns[place]]];
      text = text << BITS | (number == NEW ? ++count : number);
    }
    return text;
  }

  /** Numbers the new digits of a row of the draft. */
  private void number(int offset) {
    for (int place = 0; draft.numberCount < size && place < size; place++) {
      int digit = views[draft.view][offset + draft.columns[place]];
      if (draft.numbers[digit] == NEW) {
        draft.numbers[digit] = (byte) ++draft.numberCount;
      }
    }
  }

  /** Returns the least text of a row, and stores the patterns of its stacks. */
  private long text(State state, int offset) {
    for (int slot = 0; slot < stackCount; slot++) {
      patterns[slot] = pattern(state, offset, slot);
    }
    System.arraycopy(patterns, 0, sortedPatterns, 0, stackCount);
    long text = 0;
    int count = state.numberCount;
    for (int slot = 0; slot < stackCount; ) {
      int end = stackGroupEnd(state, slot);
      if (end - slot > 1) {
        Arrays.sort(sortedPatterns, slot, end);
      }
      for (; slot < end; slot++) {
        for (int shift = BITS * (boxColumns - 1); shift >= 0; shift -= BITS) {
          int number = (int) (sortedPatterns[slot] >> shift) & NEW;
          text = text << BITS | (number == NEW ? ++count : number);
        }
      }
    }
    return text;
  }

  private int stackGroupEnd(State state, int slot) {
    int end = slot + 1;
    while (end < stackCount && !state.isStackStart(end)) {
      end++;
    }
    return end;
  }

  /** Returns the least text of the part of a row in a stack, with {@link #NEW} for new digits. */
  private long pattern(State state, int offset, int slot) {
    byte[] view = views[state.view];
    int first = slot * boxColumns;
    long pattern = 0;
    int groupStart = first;
    for (int place = first; place < first + boxColumns; place++) {
      if (state.isColumnStart(place)) {
        groupStart = place;
      }
      int number = state.numbers[view[offset + state.columns[place]]];
      // Insert it among the columns of its group (the last ones).
      int shift = 0;
      for (int i = place; i > groupStart && (int) (pattern >> shift & NEW) > number; i--) {
        shift += BITS;
      }
      long after = pattern & (1L << shift) - 1;
      pattern = (pattern >> shift << BITS | number) << shift | after;
    }
    return pattern;
  }

  /**
   * Completes the draft from a slot onwards in all ways that give the least text.
   *
   * @param from the state to complete
   * @param offset the index of the row's first cell
   * @param taken the slots of {@code from} whose stacks are placed, as bits
   * @param previous the pattern before this slot if it is in the same group, otherwise -1
   */
  private void placeStacks(State from, int offset, int slot, int taken, long previous) {
    if (slot == stackCount) {
      addDraft();
      return;
    }
    int start = slot;
    while (!from.isStackStart(start)) {
      start--;
    }
    int end = stackGroupEnd(from, start);
    long min = Long.MAX_VALUE;
    for (int source = start; source < end; source++) {
      if ((taken >> source & 1) == 0) {
        min = Math.min(min, patterns[source]);
      }
    }
    boolean isChoice = !isLastRow && hasNew(min);
    boolean joins = min == previous && !hasNew(min);
    for (int source = start; source < end; source++) {
      if ((taken >> source & 1) == 0 && patterns[source] == min) {
        draft.stackStarts =
            joins ? draft.stackStarts & ~(1 << slot) : draft.stackStarts | 1 << slot;
        placeColumns(from, offset, slot, taken | 1 << source, source, 0, 0, false);
        if (!isChoice) {
          return;
        }
      }
    }
  }

  private static boolean hasNew(long pattern) {
    for (long rest = pattern; rest != 0; rest >>= BITS) {
      if ((rest & NEW) == NEW) {
        return true;
      }
    }
    return false;
  }

  /**
   * Places the columns of a stack, and then the other stacks.
   *
   * @param taken the slots whose stacks are placed, including this stack
   * @param source the slot of the stack in {@code from}
   * @param index the number of its placed columns
   * @param takenColumns these columns, as bits
   * @param afterBlank whether the previous column has a blank in the row
   */
  private void placeColumns(
      State from,
      int offset,
      int slot,
      int taken,
      int source,
      int index,
      int takenColumns,
      boolean afterBlank) {
    if (index == boxColumns) {
      boolean isGroupEnd = slot + 1 == stackCount || from.isStackStart(slot + 1);
      placeStacks(from, offset, slot + 1, taken, isGroupEnd ? -1 : patterns[source]);
      return;
    }
    byte[] view = views[from.view];
    int base = source * boxColumns;
    int start = index;
    while (!from.isColumnStart(base + start)) {
      start--;
    }
    int min = Integer.MAX_VALUE;
    for (int i = start; i < boxColumns && (i == start || !from.isColumnStart(base + i)); i++) {
      if ((takenColumns >> i & 1) == 0) {
        min = Math.min(min, from.numbers[view[offset + from.columns[base + i]]]);
      }
    }
    int place = slot * boxColumns + index;
    boolean joins = min == 0 && afterBlank && index > start;
    for (int i = start; i < boxColumns && (i == start || !from.isColumnStart(base + i)); i++) {
      byte column = from.columns[base + i];
      int digit = view[offset + column];
      if ((takenColumns >> i & 1) == 0 && from.numbers[digit] == min) {
        draft.columns[place] = column;
        draft.columnStarts =
            joins ? draft.columnStarts & ~(1 << place) : draft.columnStarts | 1 << place;
        if (min == NEW) {
          draft.numbers[digit] = (byte) ++draft.numberCount;
        }
        placeColumns(from, offset, slot, taken, source, index + 1, takenColumns | 1 << i, min == 0);
        if (min != NEW) {
          return;
        }
        draft.numbers[digit] = NEW;
        draft.numberCount--;
        if (isLastRow) {
          return;
        }
      }
    }
  }

  private Transformation transformation(State state) {
    int[] sources = new int[size * size];
    int cell = 0;
    for (int row : state.rows) {
      for (int column : state.columns) {
        sources[cell++] = state.view == 0 ? row * size + column : column * size + row;
      }
    }
    int[] digits = new int[size + 1];
    for (int digit = 1; digit <= size; digit++) {
      digits[digit] = state.numbers[digit] == NEW ? 0 : state.numbers[digit];
    }
    return Transformation.trusted(size, sources, Digits.completed(digits, state.numberCount));
  }
}
