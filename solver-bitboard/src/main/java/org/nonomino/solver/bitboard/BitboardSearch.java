package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.bitboard.BitboardTables.LeftoverBoards;

/**
 * Propagation on boards of digits, followed by a guess. A guess is a node; its conclusions are not.
 *
 * <p>In the steady state only solutions allocate memory.
 */
final class BitboardSearch extends LayoutSearch {
  /*
   * A frame holds, for each digit, the board of the possible cells (three views, see
   * BitboardTables), followed by the board of the occupied cells. The guard bit of a lane is set
   * when the digit has its cell in that house; the cell itself and its peers are then removed from
   * the board of the digit. The boards of the other digits lose the cell at their next scan:
   * `board &= ~occupied`, many cells at once.
   *
   * The lanes of a word are processed together. With c the cell bits of a word, g its guards, l its
   * lowest bits and f all its cell bits:
   *
   *   c + f            has a guard set for each lane that is not empty (the sum overflows into it)
   *   c & ((c|g) - l)  is c without the lowest bit of each lane (the guard absorbs the borrow)
   *   g - (g >>> n)    are the cell bits of the lanes whose guards are in g
   *
   * So a lane whose guard is in (c + f) but not in (that of c without its lowest bits) has exactly
   * one bit, a hidden single. Naked singles are found by adding the boards of all digits in ones,
   * twos and threes. Locked candidates: if a digit has two or three places left in a house, it is
   * removed from the cells that see all of them, whatever the shapes of the regions. A house
   * examined with this number of places is not examined again. Leftovers: a digit that cannot be in
   * one of two sets that hold the same digits is removed from the other.
   *
   * Finding leftovers costs about two guesses, and many puzzles do not need them. So they are found and stored when a run
   * would have to guess for the first time; later runs use them from the start. Both runs make the same guesses, because
   * conclusions only remove candidates, so the same candidates remain, whatever the order.
   *
   * Cheap steps come before strong ones: hidden singles of all changed digits until there are no
   * more, then naked singles, then leftovers, then houses with two places, then houses with three
   * (not for boxes, where it is a net loss), then a guess, in a cell with two candidates if there
   * is one, otherwise in a cell with the fewest.
   *
   * A guess copies the frame; the lower frame loses the guessed candidate, and the search continues
   * from there when it returns.
   *
   * Boards of a digit and copying instead of undoing are ideas of bb_sudoku (B. Turner) and JCZSolve
   * (J. Hunt, C. Zheng, M. Dobrichev),
   * http://forum.enjoysudoku.com/3-77us-solver-2-8g-cpu-testcase-17sodoku-t30470.html. Guard bits
   * are SWAR practice (L. Lamport, "Multiple byte processing with full-word instructions", CACM
   * 1975).
   */
  private static final int VIEWS = BitboardTables.VIEWS;

  /** The number of words of boards that have a separate scan method. */
  private static final int TWO_WORDS = 2;

  /** The number of words of a pair of leftovers in the row view of such a board. */
  private static final int WORDS_OF_PAIR = 2 * TWO_WORDS;

  private static final int FIRST_FRAMES = 2;

  private final int size;
  private final int wordsPerView;
  private final int wordsPerBoard;

  /** 3W, and the words after these in a board. */
  private final int viewWords;

  private final int extraWords;

  /** Whether a board is three views of two words. */
  private final boolean isTwoWords;

  /** Whether views have two words, also if words for extra houses follow them. */
  private final boolean hasTwoWordViews;

  /** The index of the board of the occupied cells in a frame. */
  private final int occupied;

  /** The index of the placed cells of the digits in a frame, W words each: the row view. */
  private final int placed;

  /**
   * The index of the houses already examined with two places in a frame, a word for each digit: the
   * guard bits of word w of its board, shifted right by w. The houses examined with three places
   * follow.
   */
  private final int seen;

  /**
   * The index at which a frame stores {@link #unfinished} and {@link #blanks} while the search is
   * at a greater depth, and its guess: n·cell + digit.
   */
  private final int unfinishedAt;

  private final int blanksAt;
  private final int guess;

  private final long allDigits;
  private final boolean looksAtTriples;
  private final boolean marksSeen;

  // The tables' own arrays.
  private final long[] guards;
  private final long[] lowest;
  private final long[] cells;
  private final long[] keep;
  private final int[] wordOf;
  private final long[] bitOf;
  private final short[] cellAt;
  private final long[] inExtraHouses;

  private final BitboardTables tables;

  /** Whether the next two fields hold the tables' leftovers, because a run has needed them. */
  private boolean usesLeftovers;

  private long[] leftovers = {};
  private long[] leftoversInRows = {};

  private final long[] emptyFrame;

  /**
   * The latest digit of each cell. In a solution every cell got its digit on the way to it, so this
   * need not be undone.
   */
  private final int[] digits;

  /** The frame for each depth. */
  private long[][] frames;

  // The current frame. Sets of digits have bit d for digit d + 1.
  private long[] frame;

  /** The digits that are not placed in all their cells. */
  private long unfinished;

  private int blanks;

  /** Digits whose boards changed and must be scanned. */
  private long dirty;

  /** Digits whose boards may contain cells occupied since their last scan. */
  private long stale;

  /**
   * Digits whose boards changed since the last check of leftovers, and of houses with two and three
   * places.
   */
  private long forLeftovers;

  private long forPairs;

  private long forTriples;

  /**
   * Cells with two candidates in a word of the row view, found by the last check for naked singles;
   * or none.
   */
  private long twoCandidates;

  private int wordOfTwoCandidates;

  BitboardSearch(Rules rules, BitboardTables tables) {
    super(rules);
    this.tables = tables;
    size = tables.size;
    wordsPerView = tables.wordsPerView;
    wordsPerBoard = tables.wordsPerBoard;
    occupied = size * wordsPerBoard;
    placed = occupied + wordsPerBoard;
    seen = placed + size * wordsPerView;
    unfinishedAt = seen + 2 * size;
    blanksAt = unfinishedAt + 1;
    guess = blanksAt + 1;
    allDigits = (1L << size) - 1;
    looksAtTriples = tables.looksAtTriples;
    marksSeen = tables.marksSeen;
    guards = tables.guards;
    lowest = tables.lowest;
    cells = tables.cells;
    keep = tables.keep;
    wordOf = tables.wordOf;
    bitOf = tables.bitOf;
    cellAt = tables.cellAt;
    inExtraHouses = tables.inExtraHouses;
    viewWords = VIEWS * wordsPerView;
    extraWords = wordsPerBoard - viewWords;
    isTwoWords = wordsPerBoard == VIEWS * TWO_WORDS;
    hasTwoWordViews = wordsPerView == TWO_WORDS;
    int cellCount = size * size;
    emptyFrame = new long[guess + 1];
    for (int digit = 0; digit < size; digit++) {
      System.arraycopy(cells, 0, emptyFrame, digit * wordsPerBoard, wordsPerBoard);
    }
    digits = new int[cellCount];
    frames = new long[FIRST_FRAMES][emptyFrame.length];
    frame = frames[0];
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    start(givens);
    int depth = 0;
    boolean consistent = propagate();
    if (consistent && blanks > 0 && !usesLeftovers) {
      use(tables.leftovers());
      forLeftovers = unfinished;
      consistent = propagate();
    }
    while (true) {
      assert !consistent || viewsAgree() : "the views of a board differ";
      if (consistent && blanks > 0) {
        if (!budget.spendNode()) {
          return;
        }
        budget.addGuess();
        guess(depth);
        if (wantsSteps) {
          observer.onAssign(guessedCell(depth), guessedDigit(depth) + 1);
        }
        depth++;
      } else {
        if (consistent) {
          if (wantsSolutions) {
            observer.onSolution(Grid.of(size, digits));
          }
          if (!budget.addSolution()) {
            return;
          }
        }
        if (depth == 0) {
          return;
        }
        depth--;
        comeBack(depth);
        if (wantsSteps) {
          observer.onRetract(guessedCell(depth), guessedDigit(depth) + 1);
        }
      }
      consistent = propagate();
    }
  }

  /**
   * Returns whether the views agree: for each digit on the numbers of candidates and of placed
   * cells, and on which cells are occupied and which are blank.
   */
  private boolean viewsAgree() {
    boolean agree = true;
    for (int word = 0; word < wordsPerView; word++) {
      long occupiedInRows = 0;
      for (int digit = 0; digit < size; digit++) {
        long ofDigit = frame[placed + digit * wordsPerView + word];
        agree &= (occupiedInRows & ofDigit) == 0;
        occupiedInRows |= ofDigit;
      }
      agree &= occupiedInRows == frame[occupied + word];
    }
    for (int view = 0; view < VIEWS; view++) {
      agree &= blanks == digits.length - count(frame, occupied, view, cells);
      for (int digit = 0; digit < size; digit++) {
        int board = digit * wordsPerBoard;
        agree &= count(frame, board, view, cells) == count(frame, board, 0, cells);
        agree &=
            count(frame, board, view, guards)
                == count(frame, placed + digit * wordsPerView, 0, cells);
      }
    }
    return agree;
  }

  /** Counts the bits of a view of a board that are in the mask for each word. */
  private int count(long[] boards, int board, int view, long[] mask) {
    int count = 0;
    for (int word = view * wordsPerView; word < (view + 1) * wordsPerView; word++) {
      count += Long.bitCount(boards[board + word] & mask[word]);
    }
    return count;
  }

  private void start(Grid givens) {
    frame = frames[0];
    System.arraycopy(emptyFrame, 0, frame, 0, frame.length);
    unfinished = allDigits;
    blanks = digits.length;
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = givens.digit(cell);
      if (digit != 0) {
        place(cell, digit - 1);
      }
    }
    dirty = allDigits;
    stale = 0;
    forLeftovers = 0;
    forPairs = 0;
    forTriples = 0;
    if (!usesLeftovers) {
      tables.knownLeftovers().ifPresent(this::use);
    }
  }

  private void use(LeftoverBoards found) {
    usesLeftovers = true;
    leftovers = found.boards;
    leftoversInRows = found.inRows;
  }

  /**
   * Continues in a new frame with a digit put into a cell; the frame at this depth loses that
   * candidate.
   */
  private void guess(int depth) {
    int cell = chooseCell();
    int digit = firstCandidate(wordOf[cell * VIEWS], bitOf[cell * VIEWS]);
    if (depth + 1 == frames.length) {
      frames = Arrays.copyOf(frames, 2 * frames.length);
      for (int i = depth + 1; i < frames.length; i++) {
        frames[i] = new long[emptyFrame.length];
      }
    }
    long[] below = frame;
    frame = frames[depth + 1];
    System.arraycopy(below, 0, frame, 0, frame.length);
    int board = digit * wordsPerBoard;
    for (int at = cell * VIEWS; at < (cell + 1) * VIEWS; at++) {
      below[board + wordOf[at]] &= ~bitOf[at];
    }
    for (int word = 0; word < extraWords; word++) {
      below[board + viewWords + word] &= ~inExtraHouses[cell * extraWords + word];
    }
    below[unfinishedAt] = unfinished;
    below[blanksAt] = blanks;
    below[guess] = (long) size * cell + digit;
    place(cell, digit);
    changed(digit);
    stale = unfinished;
  }

  /** Continues in the frame at a depth, from which the guessed candidate was removed. */
  private void comeBack(int depth) {
    frame = frames[depth];
    unfinished = frame[unfinishedAt];
    blanks = (int) frame[blanksAt];
    changed(guessedDigit(depth));
    stale = 0;
  }

  private int guessedCell(int depth) {
    return (int) frames[depth][guess] / size;
  }

  private int guessedDigit(int depth) {
    return (int) frames[depth][guess] % size;
  }

  /**
   * Resets the pending work, because everything was done in this frame until the board of one digit
   * changed.
   */
  private void changed(int digit) {
    dirty = 1L << digit;
    forLeftovers = 0;
    forPairs = 0;
    forTriples = 0;
  }

  private void place(int cell, int digit) {
    int board = digit * wordsPerBoard;
    int from = cell * wordsPerBoard;
    for (int word = 0; word < wordsPerBoard; word++) {
      frame[board + word] = without(frame[board + word], keep[from + word], guards[word]);
    }
    occupy(cell, digit);
  }

  /** Returns a word without a cell and its peers, with the guards of the cell's lanes. */
  private static long without(long word, long keep, long guards) {
    return (word & keep) | (guards & ~keep);
  }

  private void occupy(int cell, int digit) {
    int at = cell * VIEWS;
    frame[occupied + wordOf[at]] |= bitOf[at];
    frame[placed + digit * wordsPerView + wordOf[at]] |= bitOf[at];
    frame[occupied + wordOf[at + 1]] |= bitOf[at + 1];
    frame[occupied + wordOf[at + 2]] |= bitOf[at + 2];
    for (int word = 0; word < extraWords; word++) {
      frame[occupied + viewWords + word] |= inExtraHouses[cell * extraWords + word];
    }
    digits[cell] = digit + 1;
    blanks--;
  }

  /** Draws all conclusions; returns false if they contradict each other. */
  private boolean propagate() {
    while (true) {
      while ((dirty | stale) != 0) {
        // A digit that becomes dirty in this round waits for the next, so that more changes are
        // processed together.
        for (long round = dirty | stale; round != 0; round &= round - 1) {
          if (!bringUpToDate(Long.numberOfTrailingZeros(round))) {
            return false;
          }
        }
      }
      if (blanks == 0) {
        return true;
      }
      if (!placeNakedSingles()) {
        return false;
      }
      if ((dirty | stale) == 0) {
        if (!removeLockedCandidates()) {
          return false;
        }
        if (dirty == 0) {
          return true;
        }
      }
    }
  }

  private boolean bringUpToDate(int digit) {
    long bit = 1L << digit;
    stale &= ~bit;
    if ((dirty & bit) == 0 && !touchesOccupied(digit * wordsPerBoard)) {
      return true;
    }
    dirty &= ~bit;
    forLeftovers |= bit;
    forPairs |= bit;
    return isTwoWords
        ? scanTwoWords(digit)
        : hasTwoWordViews ? scanTwoWordViews(digit) : scan(digit);
  }

  private boolean touchesOccupied(int board) {
    long common = 0;
    for (int word = 0; word < wordsPerView; word++) {
      common |= frame[board + word] & frame[occupied + word];
    }
    return common != 0;
  }

  /** Returns the cell bits without the lowest of each lane. */
  private static long withoutLowest(long bits, long guards, long lowest) {
    return bits & ((bits | guards) - lowest);
  }

  /** Returns the bits of a word that are alone in their lanes. */
  private static long singles(long word, long cells, long guards, long lowest, int size) {
    long c = word & cells;
    long several = withoutLowest(c, guards, lowest) + cells;
    long lanes = (c + cells) & ~several & guards;
    return c & (lanes - (lanes >>> size));
  }

  /** Returns a word whose guard bits are set for the lanes that are done or not empty. */
  private static long filled(long word, long cells) {
    return ((word & cells) + cells) | word;
  }

  /** Places the hidden singles of a digit; returns false if a house has no place for it. */
  private boolean scan(int digit) {
    final long[] f = frame;
    final int board = digit * wordsPerBoard;
    for (int word = 0; word < wordsPerBoard; word++) {
      f[board + word] &= ~f[occupied + word];
    }
    int before = blanks;
    int word = 0;
    while (word < wordsPerBoard) {
      long bits = singles(f[board + word], cells[word], guards[word], lowest[word], size);
      if (bits == 0) {
        word++;
        continue;
      }
      do {
        int cell = cellOf(word, bits);
        if ((f[board + word] & Long.lowestOneBit(bits)) != 0) {
          place(cell, digit);
        } else if (!isPlaced(cell, digit)) {
          // Another single of this word was its peer, and their house cannot have the digit twice.
          return false;
        }
        bits &= bits - 1;
      } while (bits != 0);
      word = 0;
    }
    long unfilled = 0;
    for (word = 0; word < wordsPerBoard; word++) {
      unfilled |= ~filled(f[board + word], cells[word]) & guards[word];
    }
    if (unfilled != 0) {
      return false;
    }
    if (blanks != before) {
      long lacking = 0;
      for (word = 0; word < wordsPerView; word++) {
        lacking |= ~f[board + word] & guards[word];
      }
      placed(digit, lacking == 0);
    }
    return true;
  }

  /**
   * Returns whether a cell already has a digit. This can happen if the cell is the only place in
   * two extra houses.
   */
  private boolean isPlaced(int cell, int digit) {
    int home = placed + digit * wordsPerView;
    return (frame[home + wordOf[cell * VIEWS]] & bitOf[cell * VIEWS]) != 0;
  }

  /** Marks the other boards after a digit was placed, because they may contain its cells. */
  private void placed(int digit, boolean isFinished) {
    if (isFinished) {
      unfinished &= ~(1L << digit);
    }
    stale |= unfinished & ~(1L << digit);
  }

  /**
   * Does the same as {@link #scan} if a view has two words, as for n = 8 to 10, with the board in
   * local variables; processes 1.3 to 1.6 times as many puzzles per second.
   */
  private boolean scanTwoWords(int digit) {
    final long[] f = frame;
    final int n = size;
    final int at = digit * VIEWS * TWO_WORDS;
    final int out = occupied;
    final long cells0 = cells[0];
    final long cells1 = cells[1];
    final long guards0 = guards[0];
    final long guards1 = guards[1];
    final long lowest0 = lowest[0];
    final long lowest1 = lowest[1];
    long row0 = f[at] & ~f[out];
    long row1 = f[at + 1] & ~f[out + 1];
    long column0 = f[at + 2] & ~f[out + 2];
    long column1 = f[at + 3] & ~f[out + 3];
    long region0 = f[at + 4] & ~f[out + 4];
    long region1 = f[at + 5] & ~f[out + 5];
    int before = blanks;
    while (true) {
      int word = 0;
      long bits = singles(row0, cells0, guards0, lowest0, n);
      if (bits == 0) {
        bits = singles(row1, cells1, guards1, lowest1, n);
        word = 1;
      }
      if (bits == 0) {
        bits = singles(column0, cells0, guards0, lowest0, n);
        word = 2;
      }
      if (bits == 0) {
        bits = singles(column1, cells1, guards1, lowest1, n);
        word = 3;
      }
      if (bits == 0) {
        bits = singles(region0, cells0, guards0, lowest0, n);
        word = 4;
      }
      if (bits == 0) {
        bits = singles(region1, cells1, guards1, lowest1, n);
        word = 5;
      }
      if (bits == 0) {
        break;
      }
      do {
        int cell = cellAt[word * Long.SIZE + Long.numberOfTrailingZeros(bits)];
        bits &= bits - 1;
        if (((wordOf[cell * VIEWS] == 0 ? row0 : row1) & bitOf[cell * VIEWS]) == 0) {
          // Another single of this word was its peer.
          return false;
        }
        int from = cell * VIEWS * TWO_WORDS;
        row0 = without(row0, keep[from], guards0);
        row1 = without(row1, keep[from + 1], guards1);
        column0 = without(column0, keep[from + 2], guards0);
        column1 = without(column1, keep[from + 3], guards1);
        region0 = without(region0, keep[from + 4], guards0);
        region1 = without(region1, keep[from + 5], guards1);
        occupy(cell, digit);
      } while (bits != 0);
    }
    long filled0 = filled(row0, cells0) & filled(column0, cells0) & filled(region0, cells0);
    long filled1 = filled(row1, cells1) & filled(column1, cells1) & filled(region1, cells1);
    if (((~filled0 & guards0) | (~filled1 & guards1)) != 0) {
      return false;
    }
    f[at] = row0;
    f[at + 1] = row1;
    f[at + 2] = column0;
    f[at + 3] = column1;
    f[at + 4] = region0;
    f[at + 5] = region1;
    if (blanks != before) {
      placed(digit, ((~row0 & guards0) | (~row1 & guards1)) == 0);
    }
    return true;
  }

  /**
   * Does the same as {@link #scanTwoWords} if extra houses follow the views. Their words stay in
   * the frame and are looked at last.
   */
  private boolean scanTwoWordViews(int digit) {
    final long[] f = frame;
    final int n = size;
    final int words = wordsPerBoard;
    final int firstExtra = VIEWS * TWO_WORDS;
    final int at = digit * words;
    final int out = occupied;
    final long cells0 = cells[0];
    final long cells1 = cells[1];
    final long guards0 = guards[0];
    final long guards1 = guards[1];
    final long lowest0 = lowest[0];
    final long lowest1 = lowest[1];
    long row0 = f[at] & ~f[out];
    long row1 = f[at + 1] & ~f[out + 1];
    long column0 = f[at + 2] & ~f[out + 2];
    long column1 = f[at + 3] & ~f[out + 3];
    long region0 = f[at + 4] & ~f[out + 4];
    long region1 = f[at + 5] & ~f[out + 5];
    for (int word = firstExtra; word < words; word++) {
      f[at + word] &= ~f[out + word];
    }
    int before = blanks;
    while (true) {
      int word = 0;
      long bits = singles(row0, cells0, guards0, lowest0, n);
      if (bits == 0) {
        bits = singles(row1, cells1, guards1, lowest1, n);
        word = 1;
      }
      if (bits == 0) {
        bits = singles(column0, cells0, guards0, lowest0, n);
        word = 2;
      }
      if (bits == 0) {
        bits = singles(column1, cells1, guards1, lowest1, n);
        word = 3;
      }
      if (bits == 0) {
        bits = singles(region0, cells0, guards0, lowest0, n);
        word = 4;
      }
      if (bits == 0) {
        bits = singles(region1, cells1, guards1, lowest1, n);
        word = 5;
      }
      while (bits == 0 && word < words - 1) {
        word++;
        bits = singles(f[at + word], cells[word], guards[word], lowest[word], n);
      }
      if (bits == 0) {
        break;
      }
      do {
        int cell = cellAt[word * Long.SIZE + Long.numberOfTrailingZeros(bits)];
        bits &= bits - 1;
        if (((wordOf[cell * VIEWS] == 0 ? row0 : row1) & bitOf[cell * VIEWS]) == 0) {
          if (!isPlaced(cell, digit)) {
            // Another single of this word was its peer.
            return false;
          }
          continue;
        }
        int from = cell * words;
        row0 = without(row0, keep[from], guards0);
        row1 = without(row1, keep[from + 1], guards1);
        column0 = without(column0, keep[from + 2], guards0);
        column1 = without(column1, keep[from + 3], guards1);
        region0 = without(region0, keep[from + 4], guards0);
        region1 = without(region1, keep[from + 5], guards1);
        for (int extra = firstExtra; extra < words; extra++) {
          f[at + extra] = without(f[at + extra], keep[from + extra], guards[extra]);
        }
        occupy(cell, digit);
      } while (bits != 0);
    }
    long filled0 = filled(row0, cells0) & filled(column0, cells0) & filled(region0, cells0);
    long filled1 = filled(row1, cells1) & filled(column1, cells1) & filled(region1, cells1);
    long unfilled = (~filled0 & guards0) | (~filled1 & guards1);
    for (int word = firstExtra; word < words; word++) {
      unfilled |= ~filled(f[at + word], cells[word]) & guards[word];
    }
    if (unfilled != 0) {
      return false;
    }
    f[at] = row0;
    f[at + 1] = row1;
    f[at + 2] = column0;
    f[at + 3] = column1;
    f[at + 4] = region0;
    f[at + 5] = region1;
    if (blanks != before) {
      placed(digit, ((~row0 & guards0) | (~row1 & guards1)) == 0);
    }
    return true;
  }

  /**
   * Places digits in cells that have no other candidate; returns false if a cell has none at all.
   */
  private boolean placeNakedSingles() {
    twoCandidates = 0;
    for (int word = 0; word < wordsPerView; word++) {
      long one = 0;
      long two = 0;
      long three = 0;
      for (long rest = unfinished; rest != 0; rest &= rest - 1) {
        long c = frame[Long.numberOfTrailingZeros(rest) * wordsPerBoard + word] & cells[word];
        three |= two & c;
        two |= one & c;
        one |= c;
      }
      if ((one | frame[occupied + word]) != cells[word]) {
        return false;
      }
      for (long bits = one & ~two; bits != 0; bits &= bits - 1) {
        if (!placeOnlyCandidate(word, Long.lowestOneBit(bits))) {
          return false;
        }
      }
      if (twoCandidates == 0) {
        twoCandidates = two & ~three;
        wordOfTwoCandidates = word;
      }
    }
    return true;
  }

  /**
   * Places the only candidate of a cell; returns false if another naked single has just removed it.
   */
  private boolean placeOnlyCandidate(int word, long bit) {
    int digit = firstCandidate(word, bit);
    if (digit == size) {
      return false;
    }
    place(cellAt[word * Long.SIZE + Long.numberOfTrailingZeros(bit)], digit);
    dirty |= 1L << digit;
    stale = unfinished;
    return true;
  }

  /** Returns the lowest candidate of a cell in the row view, or n if it has none. */
  private int firstCandidate(int word, long bit) {
    for (long rest = unfinished; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      if ((frame[digit * wordsPerBoard + word] & bit) != 0) {
        return digit;
      }
    }
    return size;
  }

  /**
   * Removes candidates by the law of leftovers and as locked candidates; returns false on a
   * contradiction.
   */
  private boolean removeLockedCandidates() {
    if (leftovers.length > 0) {
      for (long rest = forLeftovers & unfinished; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        if (!(isTwoWords ? lookAtLeftoversOfTwoWords(digit) : lookAtLeftovers(digit))) {
          return false;
        }
      }
      forLeftovers = 0;
      if (dirty != 0) {
        return true;
      }
    }
    long changed = forPairs & unfinished;
    for (long rest = changed; rest != 0; rest &= rest - 1) {
      lookAtPairs(Long.numberOfTrailingZeros(rest));
    }
    forPairs = 0;
    if (!looksAtTriples) {
      return true;
    }
    forTriples |= changed;
    if (dirty == 0) {
      for (long rest = forTriples & unfinished; rest != 0; rest &= rest - 1) {
        lookAtTriples(Long.numberOfTrailingZeros(rest));
      }
      forTriples = 0;
    }
    return true;
  }

  /**
   * Removes a digit from one of two leftovers if it cannot be in the other; returns false if it is
   * placed there.
   */
  private boolean lookAtLeftovers(int digit) {
    int board = digit * wordsPerBoard;
    int home = placed + digit * wordsPerView;
    for (int lines = 0; lines < leftovers.length; lines += 2 * wordsPerBoard) {
      int regions = lines + wordsPerBoard;
      long inLines = 0;
      long inRegions = 0;
      for (int word = 0; word < wordsPerView; word++) {
        long here = frame[board + word] | frame[home + word];
        inLines |= here & leftovers[lines + word];
        inRegions |= here & leftovers[regions + word];
      }
      if ((inLines == 0) != (inRegions == 0) && !clear(digit, inLines == 0 ? regions : lines)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Does the same as {@link #lookAtLeftovers} if a view has two words, twice as fast. It first
   * finds the pairs with the digit on only one side, up to 64 at a time and without a branch.
   */
  private boolean lookAtLeftoversOfTwoWords(int digit) {
    final long[] sets = leftoversInRows;
    final int board = digit * VIEWS * TWO_WORDS;
    final int home = placed + digit * TWO_WORDS;
    for (int from = 0; from < sets.length; from += Long.SIZE * WORDS_OF_PAIR) {
      int to = Math.min(sets.length, from + Long.SIZE * WORDS_OF_PAIR);
      long here0 = frame[board] | frame[home];
      long here1 = frame[board + 1] | frame[home + 1];
      long oneSided = 0;
      for (int i = from; i < to; i += WORDS_OF_PAIR) {
        long inLines = (here0 & sets[i]) | (here1 & sets[i + 1]);
        long inRegions = (here0 & sets[i + 2]) | (here1 & sets[i + 3]);
        long differs = (inLines | -inLines) ^ (inRegions | -inRegions);
        oneSided = (oneSided << 1) | (differs >>> (Long.SIZE - 1));
      }
      for (; oneSided != 0; oneSided &= oneSided - 1) {
        int i = to - WORDS_OF_PAIR * (1 + Long.numberOfTrailingZeros(oneSided));
        boolean isInLines = ((here0 & sets[i]) | (here1 & sets[i + 1])) != 0;
        if (!clear(digit, VIEWS * (isInLines ? i : i + TWO_WORDS))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Removes a digit from the cells of a leftover; returns false if it is placed in one of them. */
  private boolean clear(int digit, int leftover) {
    int board = digit * wordsPerBoard;
    int home = placed + digit * wordsPerView;
    for (int word = 0; word < wordsPerView; word++) {
      if ((frame[home + word] & leftovers[leftover + word]) != 0) {
        return false;
      }
    }
    for (int word = 0; word < wordsPerBoard; word++) {
      frame[board + word] &= ~leftovers[leftover + word];
    }
    dirty |= 1L << digit;
    return true;
  }

  /** Removes a digit from the cells that see both its places in a house with only two. */
  private void lookAtPairs(int digit) {
    int board = digit * wordsPerBoard;
    for (int word = 0; word < wordsPerBoard; word++) {
      long c = frame[board + word] & cells[word];
      long withoutFirst = withoutLowest(c, guards[word], lowest[word]);
      long withoutTwo = withoutLowest(withoutFirst, guards[word], lowest[word]);
      long lanes = (withoutFirst + cells[word]) & ~(withoutTwo + cells[word]) & guards[word];
      lanes = unseen(lanes, seen + digit, word);
      for (; lanes != 0; lanes &= lanes - 1) {
        long lane = Long.lowestOneBit(lanes);
        long bits = c & (lane - (lane >>> size));
        int first = cellOf(word, bits);
        int second = cellOf(word, bits & (bits - 1));
        removeCommonPeers(digit, first, second, second, 2);
      }
    }
  }

  /** Removes a digit from the cells that see all its places in a house with only three. */
  private void lookAtTriples(int digit) {
    int board = digit * wordsPerBoard;
    for (int word = 0; word < wordsPerBoard; word++) {
      long c = frame[board + word] & cells[word];
      long withoutFirst = withoutLowest(c, guards[word], lowest[word]);
      long withoutTwo = withoutLowest(withoutFirst, guards[word], lowest[word]);
      long withoutThree = withoutLowest(withoutTwo, guards[word], lowest[word]);
      long lanes = (withoutTwo + cells[word]) & ~(withoutThree + cells[word]) & guards[word];
      lanes = unseen(lanes, seen + size + digit, word);
      for (; lanes != 0; lanes &= lanes - 1) {
        long lane = Long.lowestOneBit(lanes);
        long bits = c & (lane - (lane >>> size));
        int first = cellOf(word, bits);
        int second = cellOf(word, bits & (bits - 1));
        int third = cellOf(word, Long.highestOneBit(bits));
        removeCommonPeers(digit, first, second, third, 3);
      }
    }
  }

  /**
   * Returns the lanes that have not been examined since their digit had this number of places, and
   * marks them. Their places cannot change without decreasing in number.
   */
  private long unseen(long lanes, int at, int word) {
    if (!marksSeen) {
      return lanes;
    }
    long unseen = lanes & ~(frame[at] << word);
    frame[at] |= unseen >>> word;
    return unseen;
  }

  private int cellOf(int word, long bits) {
    return cellAt[word * Long.SIZE + Long.numberOfTrailingZeros(bits)];
  }

  /**
   * Removes a digit from the cells that see all its places in a house.
   *
   * @param third equal to another if there are two places
   * @param places the number of places, each of which sees the others
   */
  private void removeCommonPeers(int digit, int first, int second, int third, int places) {
    int board = digit * wordsPerBoard;
    int one = first * wordsPerBoard;
    int two = second * wordsPerBoard;
    int three = third * wordsPerBoard;
    int seeing = 0;
    for (int word = 0; word < wordsPerView; word++) {
      seeing +=
          Long.bitCount(
              frame[board + word]
                  & cells[word]
                  & ~(keep[one + word] | keep[two + word] | keep[three + word]));
    }
    if (seeing > places) {
      for (int word = 0; word < wordsPerBoard; word++) {
        frame[board + word] &=
            keep[one + word] | keep[two + word] | keep[three + word] | guards[word];
      }
      putBack(board, first);
      putBack(board, second);
      putBack(board, third);
      dirty |= 1L << digit;
    }
  }

  private void putBack(int board, int cell) {
    for (int at = cell * VIEWS; at < (cell + 1) * VIEWS; at++) {
      frame[board + wordOf[at]] |= bitOf[at];
    }
    for (int word = 0; word < extraWords; word++) {
      frame[board + viewWords + word] |= inExtraHouses[cell * extraWords + word];
    }
  }

  /** Returns a cell with the fewest candidates. */
  private int chooseCell() {
    int word = wordOfTwoCandidates;
    long bit = Long.lowestOneBit(twoCandidates);
    if (bit == 0) {
      int min = Integer.MAX_VALUE;
      for (int w = 0; w < wordsPerView; w++) {
        for (long bits = cells[w] & ~frame[occupied + w]; bits != 0; bits &= bits - 1) {
          int count = candidateCount(w, Long.lowestOneBit(bits));
          if (count < min) {
            min = count;
            bit = Long.lowestOneBit(bits);
            word = w;
          }
        }
      }
    }
    return cellAt[word * Long.SIZE + Long.numberOfTrailingZeros(bit)];
  }

  private int candidateCount(int word, long bit) {
    int count = 0;
    for (long rest = unfinished; rest != 0; rest &= rest - 1) {
      if ((frame[Long.numberOfTrailingZeros(rest) * wordsPerBoard + word] & bit) != 0) {
        count++;
      }
    }
    return count;
  }
}
