package org.nonomino.solver.bitboard;

import java.util.Arrays;

/**
 * The candidates of all cells at each depth of a search, by cell and by digit, and the work that
 * their changes cause. Sets of digits have bit d for digit d. Belongs to one search.
 *
 * <p>In the steady state nothing is allocated.
 */
final class Candidates {
  private static final int FIRST_FRAMES = 2;

  /** Stands for no cell, no house and no propagator. */
  static final int NONE = -1;

  /** Stands for a contradiction where a propagator is expected. */
  static final int FAILED = -2;

  final int size;
  final int cellCount;

  /** The number of words in a board. */
  final int words;

  private final int houseWords;
  private final int propagatorWords;

  /** The houses of each cell, and the propagators that depend on it. */
  private final long[] housesOf;

  private final long[] propagatorsOf;

  /** The board of the cells that have relations. */
  private final long[] related;

  /** The index of the board of digit 0 in a frame, which would overlap the digits by cell. */
  private final int boards;

  /** The index at which a frame stores the number of open cells and its guess, n·cell + digit. */
  private final int openAt;

  private final int guessAt;

  // A frame holds the digits of each cell, then for each digit the board of its cells.
  private long[][] frames;
  private long[] frame;

  /** The number of cells with several candidates. */
  private int open;

  /** Cells with a single candidate that their peers may still have. */
  private final int[] placed;

  private int placedCount;

  private final long[] toRelate;

  /** The cells that changed and have two candidates left. */
  private final long[] withTwo;

  private final long[] pending;

  /** The houses that lost a place of each digit since their last search for singles. */
  private final long[] housesForSingles;

  private long digitsForSingles;

  /** The unexamined houses in which each digit has few places left. */
  private final long[] housesForLocked;

  private long digitsForLocked;

  /** The cell that lost its last candidate, or {@link #NONE}. */
  private int emptied = NONE;

  /**
   * @param related the board of the cells that have relations
   * @param propagators are woken when one of their cells changes
   */
  Candidates(CellBoards boards, long[] related, Propagator[] propagators) {
    this.size = boards.size;
    this.cellCount = boards.cellCount;
    this.words = boards.words;
    this.houseWords = boards.houseWords;
    this.propagatorWords = CellBoards.wordsFor(propagators.length);
    this.housesOf = boards.housesOf;
    this.propagatorsOf = new long[cellCount * propagatorWords];
    for (int i = 0; i < propagators.length; i++) {
      for (int cell : propagators[i].cells()) {
        CellBoards.add(propagatorsOf, cell * propagatorWords, i);
      }
    }
    this.related = related;
    this.boards = cellCount - words;
    this.openAt = cellCount + size * words;
    this.guessAt = openAt + 1;
    this.frames = new long[FIRST_FRAMES][guessAt + 1];
    this.frame = frames[0];
    this.placed = new int[cellCount];
    this.toRelate = new long[words];
    this.withTwo = new long[words];
    this.housesForSingles = new long[(size + 1) * houseWords];
    this.housesForLocked = new long[(size + 1) * houseWords];
    this.pending = new long[propagatorWords];
  }

  /** Starts with all digits in all cells, and all work to be done. */
  void start(CellBoards tables, int propagatorCount) {
    frame = frames[0];
    long all = ((1L << size) - 1) << 1;
    Arrays.fill(frame, 0, cellCount, all);
    for (int word = 0; word < words; word++) {
      int left = cellCount - word * Long.SIZE;
      long board = left >= Long.SIZE ? -1L : (1L << left) - 1;
      for (int digit = 1; digit <= size; digit++) {
        frame[boards + digit * words + word] = board;
      }
    }
    open = cellCount;
    forget();
    digitsForSingles = all;
    for (int digit = 1; digit <= size; digit++) {
      fill(housesForSingles, digit * houseWords, tables.houseCount);
    }
    fill(pending, 0, propagatorCount);
    System.arraycopy(related, 0, toRelate, 0, words);
    if (size == 1) {
      open = 0;
    }
  }

  private static void fill(long[] sets, int set, int count) {
    for (int element = 0; element < count; element++) {
      CellBoards.add(sets, set, element);
    }
  }

  /** Returns the candidates of a cell. */
  long digits(int cell) {
    return frame[cell];
  }

  /** Returns a word of the board of the cells that have a digit among their candidates. */
  long cells(int digit, int word) {
    return frame[boards + digit * words + word];
  }

  /** Returns whether all cells have one candidate. */
  boolean isFull() {
    return open == 0;
  }

  /** Returns whether a set of digits has one element. */
  static boolean isSingle(long digits) {
    return (digits & (digits - 1)) == 0;
  }

  /** Keeps some candidates of a cell; returns false if none is left. */
  boolean keep(int cell, long digits) {
    long before = frame[cell];
    long after = before & digits;
    if (after == before) {
      return true;
    }
    if (after == 0) {
      emptied = cell;
      return false;
    }
    frame[cell] = after;
    int board = boards + (cell >>> 6);
    long others = ~(1L << cell);
    for (long gone = before & ~digits; gone != 0; gone &= gone - 1) {
      int digit = Long.numberOfTrailingZeros(gone);
      frame[board + digit * words] &= others;
      noteLostPlace(cell, digit);
    }
    noteChange(cell, after);
    return true;
  }

  private void noteLostPlace(int cell, int digit) {
    digitsForSingles |= 1L << digit;
    for (int word = 0; word < houseWords; word++) {
      housesForSingles[digit * houseWords + word] |= housesOf[cell * houseWords + word];
    }
  }

  private void noteChange(int cell, long after) {
    if (isSingle(after)) {
      open--;
      placed[placedCount++] = cell;
    } else if (isSingle(after & (after - 1))) {
      CellBoards.add(withTwo, 0, cell);
    }
    for (int word = 0; word < propagatorWords; word++) {
      pending[word] |= propagatorsOf[cell * propagatorWords + word];
    }
    toRelate[cell >>> 6] |= related[cell >>> 6] & 1L << cell;
  }

  /** Removes a digit from some cells of a word of a board; returns false if one becomes empty. */
  boolean removeFrom(int digit, int word, long cells) {
    int board = boards + digit * words + word;
    long lost = cells & frame[board];
    frame[board] ^= lost;
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      long after = frame[cell] & ~(1L << digit);
      if (after == 0) {
        emptied = cell;
        return false;
      }
      frame[cell] = after;
      noteLostPlace(cell, digit);
      noteChange(cell, after);
    }
    return true;
  }

  /** Continues in a new frame, in which a cell has one digit; the frame below loses that digit. */
  void guess(int depth, int cell, int digit) {
    if (depth + 1 == frames.length) {
      frames = Arrays.copyOf(frames, 2 * frames.length);
      for (int i = depth + 1; i < frames.length; i++) {
        frames[i] = new long[guessAt + 1];
      }
    }
    long[] below = frame;
    below[openAt] = open;
    below[guessAt] = (long) (size + 1) * cell + digit;
    frame = frames[depth + 1];
    System.arraycopy(below, 0, frame, 0, openAt);
    keep(cell, 1L << digit);
  }

  /** Continues in the frame at a depth, without its guess; returns false if that fails at once. */
  boolean comeBack(int depth) {
    returnTo(depth);
    return keep(guessedCell(depth), ~(1L << guessedDigit(depth)));
  }

  /** Continues in the frame at a depth as it was before its guess. */
  void returnTo(int depth) {
    forget();
    frame = frames[depth];
    open = (int) frame[openAt];
  }

  int guessedCell(int depth) {
    return (int) frames[depth][guessAt] / (size + 1);
  }

  int guessedDigit(int depth) {
    return (int) frames[depth][guessAt] % (size + 1);
  }

  /** Forgets all work. */
  void forget() {
    placedCount = 0;
    emptied = NONE;
    Arrays.fill(toRelate, 0);
    Arrays.fill(withTwo, 0);
    Arrays.fill(housesForSingles, 0);
    Arrays.fill(housesForLocked, 0);
    digitsForSingles = 0;
    digitsForLocked = 0;
    Arrays.fill(pending, 0);
  }

  /**
   * Returns the cell that lost its last candidate since work was last discarded, or {@link #NONE}.
   */
  int emptied() {
    return emptied;
  }

  /** Takes a cell with a new single candidate; or {@link #NONE}. */
  int takePlaced() {
    return placedCount == 0 ? NONE : placed[--placedCount];
  }

  /** Takes a changed cell that has relations; or {@link #NONE}. */
  int takeRelated() {
    return take(toRelate);
  }

  /** Takes a changed cell that may have two candidates left; or {@link #NONE}. */
  int takeWithTwo() {
    return take(withTwo);
  }

  /** Takes a digit that lost places in {@link #takeHousesForSingles houses}; or {@link #NONE}. */
  int takeDigitForSingles() {
    long digits = digitsForSingles;
    if (digits == 0) {
      return NONE;
    }
    digitsForSingles = digits & (digits - 1);
    return Long.numberOfTrailingZeros(digits);
  }

  /** Clears the work of the houses of a cell for its digit, because they have found it. */
  void settle(int cell, int digit) {
    for (int word = 0; word < houseWords; word++) {
      housesForSingles[digit * houseWords + word] &= ~housesOf[cell * houseWords + word];
    }
  }

  /** Takes a word of the set of houses to be searched for a place of a digit. */
  long takeHousesForSingles(int digit, int word) {
    long houses = housesForSingles[digit * houseWords + word];
    housesForSingles[digit * houseWords + word] = 0;
    return houses;
  }

  /** Notes that a digit has few places left in a house. */
  void noteLocked(int house, int digit) {
    CellBoards.add(housesForLocked, digit * houseWords, house);
    digitsForLocked |= 1L << digit;
  }

  /** Returns whether there are houses or cells with few candidates left to examine. */
  boolean hasHouses() {
    if (digitsForLocked != 0) {
      return true;
    }
    for (long cells : withTwo) {
      if (cells != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns a digit with few places left in {@link #takeHouseForLocked houses}; or NONE. */
  int digitForLocked() {
    return digitsForLocked == 0 ? NONE : Long.numberOfTrailingZeros(digitsForLocked);
  }

  /** Takes a house in which a digit has few places left; or {@link #NONE}. */
  int takeHouseForLocked(int digit) {
    for (int at = digit * houseWords; at < (digit + 1) * houseWords; at++) {
      long houses = housesForLocked[at];
      if (houses != 0) {
        housesForLocked[at] = houses & (houses - 1);
        return (at - digit * houseWords) * Long.SIZE + Long.numberOfTrailingZeros(houses);
      }
    }
    digitsForLocked &= ~(1L << digit);
    return NONE;
  }

  /** Returns the first propagator of which a cell changed; or {@link #NONE}. */
  int firstPending() {
    for (int word = 0; word < pending.length; word++) {
      if (pending[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(pending[word]);
      }
    }
    return NONE;
  }

  /** Marks a propagator as done, even if it has changed some of its cells. */
  void done(int propagator) {
    pending[propagator >>> 6] &= ~(1L << propagator);
  }

  private static int take(long[] set) {
    for (int word = 0; word < set.length; word++) {
      long elements = set[word];
      if (elements != 0) {
        set[word] = elements & (elements - 1);
        return word * Long.SIZE + Long.numberOfTrailingZeros(elements);
      }
    }
    return NONE;
  }
}
