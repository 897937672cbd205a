package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * The search for 9×9 in 3×3 boxes. A guess is a node; its conclusions are not. Both branches of a
 * guess, with the digit and without it, are processed at the same time.
 *
 * <p>In the steady state only solutions allocate memory.
 */
final class BandSearch extends LayoutSearch {
  /*
   * A frame is a grid: 27 words, 9·band + 3·row + column of a box, as described in Band, with lane 0 only. To guess, the three
   * bands load the top frame into both lanes, which then differ in the guessed cell. Two lanes cost no more than one, because the
   * fields of both fit into a word. The result of lane 0, without the digit, replaces the frame, and the result of lane 1 becomes
   * the next frame. So the order is that of a search that tries the digit first.
   *
   * Propagation visits each band that changed, and then updates the columns of all bands (closeColumns): a digit is in one column
   * segment of each band, in one of six arrangements.
   *
   * The guess is in the band, or the stack of boxes, with the smallest positive number of open segments over all digits. In it, the
   * search chooses a digit with the smallest number, and a cell that is alone in its segment in that direction, so that the
   * segment is excluded together with the cell.
   *
   * The conclusions and the choice of the band are those of tdoku (T. Dillon, https://t-dillon.github.io/tdoku/), without the
   * rule that digits are certain in a segment if only three are possible there. That rule costs more than it saves here. tdoku
   * keeps the candidates of a box and the arrangements of a band in vectors. Here one word has the same cell of three boxes for
   * two grids, so that plain 64-bit arithmetic is enough. Guard bits are SWAR practice (see BitboardSearch).
   * docs/performance-log.md lists slower designs.
   */
  static final int SIZE = 9;

  private static final int CELLS = SIZE * SIZE;
  private static final int BANDS = 3;
  private static final int WORDS_OF_BAND = 9;
  private static final int FRAME = BANDS * WORDS_OF_BAND;
  private static final int FIRST_FRAMES = 8;

  /** All digits of a grid in one lane. */
  private static final long EMPTY = Band.FULL & Band.LANE_0;

  /** The digits of a box in one lane. */
  private static final long BOX_0 = 511L;

  private static final long BOX_1 = BOX_0 << Band.BOX_BITS;
  private static final long BOX_2 = BOX_1 << Band.BOX_BITS;

  /** The word of each cell in the frame, and the first bit of its field in the word. */
  private static final int[] WORD = new int[CELLS];

  private static final int[] SHIFT = new int[CELLS];

  /** The excluded digits of a cell with each given digit; 0 for an empty cell. */
  private static final long[] GONE = new long[SIZE + 1];

  static {
    for (int digit = 1; digit <= SIZE; digit++) {
      GONE[digit] = BOX_0 ^ (1L << (digit - 1));
    }
    for (int cell = 0; cell < CELLS; cell++) {
      int row = cell / SIZE;
      int column = cell % SIZE;
      WORD[cell] = WORDS_OF_BAND * (row / 3) + 3 * (row % 3) + column % 3;
      SHIFT[cell] = Band.BOX_BITS * (column / 3);
    }
  }

  private final Band band0 = new Band();
  private final Band band1 = new Band();
  private final Band band2 = new Band();
  private final Band[] bands = {band0, band1, band2};

  // The frame of each depth, the guess from it, and whether the branch without that candidate is
  // still to be searched.
  private long[][] frames = new long[FIRST_FRAMES][FRAME];
  private final int[] guessedCell = new int[CELLS];
  private final int[] guessedDigit = new int[CELLS];
  private final boolean[] isOpen = new boolean[CELLS];

  /** The segments of the grid with their open digits: 3·band + row, plus 9 for columns. */
  private final long[] open = new long[2 * WORDS_OF_BAND];

  private final int[] digits = new int[CELLS];

  /**
   * @param rules plain, of 9×9 in 3×3 boxes
   */
  BandSearch(Rules rules) {
    super(rules);
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    if (!start(givens)) {
      return;
    }
    int depth = 0;
    while (true) {
      assert hasAllDigits(frames[depth]) : "a cell or a house of the frame lacks a digit";
      if (chooseGuess(depth)) {
        assert isCandidate(depth) : "the guess is not a candidate, or is the only one";
        if (!budget.spendNode()) {
          return;
        }
        budget.addGuess();
        if (wantsSteps) {
          observer.onAssign(guessedCell[depth], guessedDigit[depth] + 1);
        }
        if (guess(depth)) {
          depth++;
          continue;
        }
        depth++;
      } else {
        assert isSolution(frames[depth]) : "a digit appears twice in a house";
        if (wantsSolutions) {
          observer.onSolution(solution(frames[depth]));
        }
        if (!budget.addSolution()) {
          return;
        }
      }
      do {
        if (depth == 0) {
          return;
        }
        depth--;
        if (wantsSteps) {
          observer.onRetract(guessedCell[depth], guessedDigit[depth] + 1);
        }
      } while (!isOpen[depth]);
    }
  }

  /**
   * Returns whether a frame is a grid of lane 0 in which each cell has a candidate and each house a
   * place for each digit, as after every successful propagation.
   */
  private static boolean hasAllDigits(long[] frame) {
    long[] inHouse = new long[HouseKind.OF_EACH_CELL.size() * SIZE];
    boolean all = true;
    for (long word : frame) {
      all &= (word & ~EMPTY) == 0;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      long candidates = candidates(frame, cell);
      all &= candidates != 0;
      inHouse[cell / SIZE] |= candidates;
      inHouse[SIZE + cell % SIZE] |= candidates;
      inHouse[2 * SIZE + cell / 27 * 3 + cell % SIZE / 3] |= candidates;
    }
    for (long digitsOfHouse : inHouse) {
      all &= digitsOfHouse == BOX_0;
    }
    return all;
  }

  /**
   * Returns whether each cell has one candidate; together with {@link #hasAllDigits}, this means a
   * solution.
   */
  private static boolean isSolution(long[] frame) {
    boolean is = true;
    for (int cell = 0; cell < CELLS; cell++) {
      is &= Long.bitCount(candidates(frame, cell)) == 1;
    }
    return is;
  }

  private boolean isCandidate(int depth) {
    long candidates = candidates(frames[depth], guessedCell[depth]);
    return (candidates >>> guessedDigit[depth] & 1) != 0 && Long.bitCount(candidates) > 1;
  }

  private static long candidates(long[] frame, int cell) {
    return frame[WORD[cell]] >>> SHIFT[cell] & BOX_0;
  }

  /** Creates the first frame; returns false if the givens contradict each other. */
  private boolean start(Grid givens) {
    long[] frame = frames[0];
    Arrays.fill(frame, EMPTY);
    for (int cell = 0; cell < CELLS; cell++) {
      // Avoids a branch, because branches on the empty cells are unpredictable.
      frame[WORD[cell]] &= ~(GONE[givens.digit(cell)] << SHIFT[cell]);
    }
    load(frame);
    if (propagate(0b111, Band.LANE_0) == 0) {
      return false;
    }
    store(0, frame);
    return true;
  }

  /**
   * Stores the grid without the guessed candidate in the frame of this depth, and the grid with it
   * in the next; returns false if the grid with the candidate has a contradiction.
   */
  private boolean guess(int depth) {
    int cell = guessedCell[depth];
    int word = WORD[cell];
    long[] frame = frames[depth];
    load(frame);
    int band = word / WORDS_OF_BAND;
    bands[band].part(word % WORDS_OF_BAND, SHIFT[cell] / Band.BOX_BITS, 1 << guessedDigit[depth]);
    long live = propagate(1 << band, Band.LANE_0 | Band.LANE_1);
    isOpen[depth] = (live & Band.LANE_0) != 0;
    if (isOpen[depth]) {
      store(0, frame);
    }
    if ((live & Band.LANE_1) == 0) {
      return false;
    }
    if (depth + 1 == frames.length) {
      frames = Arrays.copyOf(frames, 2 * frames.length);
      for (int i = depth + 1; i < frames.length; i++) {
        frames[i] = new long[FRAME];
      }
    }
    store(1, frames[depth + 1]);
    return true;
  }

  private void load(long[] frame) {
    band0.load(frame, 0);
    band1.load(frame, WORDS_OF_BAND);
    band2.load(frame, 2 * WORDS_OF_BAND);
  }

  private void store(int lane, long[] frame) {
    band0.store(lane, frame, 0);
    band1.store(lane, frame, WORDS_OF_BAND);
    band2.store(lane, frame, 2 * WORDS_OF_BAND);
  }

  private Grid solution(long[] frame) {
    for (int cell = 0; cell < CELLS; cell++) {
      digits[cell] = 1 + Long.numberOfTrailingZeros(frame[WORD[cell]] >>> SHIFT[cell]);
    }
    return Grid.of(SIZE, digits);
  }

  /**
   * Draws all conclusions.
   *
   * @param first the bands to visit first, one bit each
   * @param lanes the lanes to propagate
   * @return the lanes among these that are free of contradictions
   */
  private long propagate(int first, long lanes) {
    // Repeated three times, because a loop over an array takes a tenth longer.
    Band a = band0;
    Band b = band1;
    Band c = band2;
    int dirty = first;
    long live = lanes;
    do {
      if ((dirty & 1) != 0) {
        a.visit();
        live = a.consistentOf(live);
        if (live == 0) {
          return 0;
        }
        dirty = (dirty & ~1) | ((a.changed & live) != 0 ? 1 : 0) | closeColumns(live);
      }
      if ((dirty & 2) != 0) {
        b.visit();
        live = b.consistentOf(live);
        if (live == 0) {
          return 0;
        }
        dirty = (dirty & ~2) | ((b.changed & live) != 0 ? 2 : 0) | closeColumns(live);
      }
      if ((dirty & 4) != 0) {
        c.visit();
        live = c.consistentOf(live);
        if (live == 0) {
          return 0;
        }
        dirty = (dirty & ~4) | ((c.changed & live) != 0 ? 4 : 0) | closeColumns(live);
      }
    } while (dirty != 0);
    return live;
  }

  /**
   * Keeps in the bands only the segments of columns that are in an arrangement of their stack.
   *
   * @return the bands that have lost a candidate, one bit each
   */
  private int closeColumns(long live) {
    Band a = band0;
    Band b = band1;
    Band c = band2;
    long a0 = a.columns0;
    long a1 = a.columns1;
    long a2 = a.columns2;
    long b0 = b.columns0;
    long b1 = b.columns1;
    long b2 = b.columns2;
    long c0 = c.columns0;
    long c1 = c.columns1;
    long c2 = c.columns2;
    // Named after the columns in the three bands.
    long in012 = a0 & b1 & c2;
    long in120 = a1 & b2 & c0;
    long in201 = a2 & b0 & c1;
    long in021 = a0 & b2 & c1;
    long in102 = a1 & b0 & c2;
    long in210 = a2 & b1 & c0;
    a.columns0 = in012 | in021;
    a.columns1 = in120 | in102;
    a.columns2 = in201 | in210;
    b.columns0 = in201 | in102;
    b.columns1 = in012 | in210;
    b.columns2 = in120 | in021;
    c.columns0 = in120 | in210;
    c.columns1 = in201 | in021;
    c.columns2 = in012 | in102;
    long lostA = (a0 ^ a.columns0) | (a1 ^ a.columns1) | (a2 ^ a.columns2);
    long lostB = (b0 ^ b.columns0) | (b1 ^ b.columns1) | (b2 ^ b.columns2);
    long lostC = (c0 ^ c.columns0) | (c1 ^ c.columns1) | (c2 ^ c.columns2);
    return ((lostA & live) != 0 ? 1 : 0)
        | ((lostB & live) != 0 ? 2 : 0)
        | ((lostC & live) != 0 ? 4 : 0);
  }

  /** Chooses a cell and a digit; returns false if each digit is certain everywhere. */
  private boolean chooseGuess(int depth) {
    long[] frame = frames[depth];
    int best = findOpenSegments(frame);
    if (best < 0) {
      return false;
    }
    boolean isBand = best < BANDS;
    int from = isBand ? 3 * best : WORDS_OF_BAND;
    int to = isBand ? from + 3 : 2 * WORDS_OF_BAND;
    // The fields of one box for a stack, and of all three for a band.
    long fields = isBand ? Band.FULL : BOX_0 << (Band.BOX_BITS * (best - BANDS));
    // The number of open segments of each digit in binary, and whether a cell is alone in one.
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long eights = 0;
    long alone = 0;
    for (int segment = from; segment < to; segment++) {
      long segments = open[segment] & fields;
      long cells = segments & aloneIn(frame, segment);
      for (; segments != 0; segments >>>= Band.BOX_BITS, cells >>>= Band.BOX_BITS) {
        long digitsOfBox = segments & BOX_0;
        long carry = ones & digitsOfBox;
        ones ^= digitsOfBox;
        long carry2 = twos & carry;
        twos ^= carry;
        eights |= fours & carry2;
        fours ^= carry2;
        alone |= cells & BOX_0;
      }
    }
    long four = fours & ~twos & ~ones;
    long more = (fours & (twos | ones)) | eights;
    long chosen = four & alone;
    if (chosen == 0) {
      chosen = more & alone;
    }
    boolean isAlone = chosen != 0;
    if (!isAlone) {
      chosen = four != 0 ? four : more;
    }
    int digit = Long.numberOfTrailingZeros(chosen);
    guessedDigit[depth] = digit;
    long inBoxes = ((1L | (1L << Band.BOX_BITS) | (1L << (2 * Band.BOX_BITS))) << digit) & fields;
    for (int segment = from; ; segment++) {
      long places = open[segment] & inBoxes;
      if (isAlone) {
        places &= aloneIn(frame, segment);
      }
      if (places != 0) {
        guessedCell[depth] = firstCell(frame, segment, Long.lowestOneBit(places));
        return true;
      }
    }
  }

  /**
   * Finds the digits that are possible but not certain in each segment.
   *
   * @return the band, or 3 + the stack, with the smallest positive number of such digits; -1 if all
   *     have none
   */
  private int findOpenSegments(long[] frame) {
    int min = Integer.MAX_VALUE;
    int best = -1;
    int stack0 = 0;
    int stack1 = 0;
    int stack2 = 0;
    for (int band = 0; band < BANDS; band++) {
      int at = band * WORDS_OF_BAND;
      long line0 = frame[at] | frame[at + 1] | frame[at + 2];
      long line1 = frame[at + 3] | frame[at + 4] | frame[at + 5];
      long line2 = frame[at + 6] | frame[at + 7] | frame[at + 8];
      long open0 = line0 & (line1 | line2);
      long open1 = line1 & (line0 | line2);
      long open2 = line2 & (line0 | line1);
      open[3 * band] = open0;
      open[3 * band + 1] = open1;
      open[3 * band + 2] = open2;
      int count = Long.bitCount(open0) + Long.bitCount(open1) + Long.bitCount(open2);
      if (count != 0 && count < min) {
        min = count;
        best = band;
      }
      line0 = frame[at] | frame[at + 3] | frame[at + 6];
      line1 = frame[at + 1] | frame[at + 4] | frame[at + 7];
      line2 = frame[at + 2] | frame[at + 5] | frame[at + 8];
      open0 = line0 & (line1 | line2);
      open1 = line1 & (line0 | line2);
      open2 = line2 & (line0 | line1);
      open[WORDS_OF_BAND + 3 * band] = open0;
      open[WORDS_OF_BAND + 3 * band + 1] = open1;
      open[WORDS_OF_BAND + 3 * band + 2] = open2;
      stack0 +=
          Long.bitCount(open0 & BOX_0)
              + Long.bitCount(open1 & BOX_0)
              + Long.bitCount(open2 & BOX_0);
      stack1 +=
          Long.bitCount(open0 & BOX_1)
              + Long.bitCount(open1 & BOX_1)
              + Long.bitCount(open2 & BOX_1);
      stack2 +=
          Long.bitCount(open0 & BOX_2)
              + Long.bitCount(open1 & BOX_2)
              + Long.bitCount(open2 & BOX_2);
    }
    if (stack0 != 0 && stack0 < min) {
      min = stack0;
      best = BANDS;
    }
    if (stack1 != 0 && stack1 < min) {
      min = stack1;
      best = BANDS + 1;
    }
    if (stack2 != 0 && stack2 < min) {
      best = BANDS + 2;
    }
    return best;
  }

  /** Returns the digits that are possible in only one cell of a segment. */
  private static long aloneIn(long[] frame, int segment) {
    int at = firstWord(segment);
    int step = segment < WORDS_OF_BAND ? 1 : 3;
    long a = frame[at];
    long b = frame[at + step];
    long c = frame[at + 2 * step];
    return (a ^ b ^ c) & ~(a & b & c);
  }

  /** Returns the first cell of a segment that has a candidate, as a bit of the words. */
  private static int firstCell(long[] frame, int segment, long candidate) {
    int at = firstWord(segment);
    int step = segment < WORDS_OF_BAND ? 1 : 3;
    while ((frame[at] & candidate) == 0) {
      at += step;
    }
    int box = Long.numberOfTrailingZeros(candidate) / Band.BOX_BITS;
    int row = 3 * (at / WORDS_OF_BAND) + (at % WORDS_OF_BAND) / 3;
    return row * SIZE + 3 * box + at % 3;
  }

  private static int firstWord(int segment) {
    return segment < WORDS_OF_BAND
        ? 3 * segment
        : WORDS_OF_BAND * ((segment - WORDS_OF_BAND) / 3) + segment % 3;
  }
}
