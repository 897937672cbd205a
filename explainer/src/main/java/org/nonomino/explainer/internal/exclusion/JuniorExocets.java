package org.nonomino.explainer.internal.exclusion;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Two cells of a row in a box, the <i>base</i>, and two <i>targets</i> in two other boxes of the
 * band, in other rows. The column of each target and a column of the box without base cells are the
 * <i>cross-lines</i>. In the band, a target's column has none of the base digits in the other rows.
 * (All this applies to columns and stacks in the same way.)
 *
 * <p>Proof. Let a digit be in the base. Then its row and its box have it, so in the band the
 * cross-lines can have it only in the targets. If neither target has it, all three cross-lines have
 * it outside the band, in three rows. If there are no three such places, a target has it. If this
 * applies to all base digits, each of the two digits in the base is also in a target. So the
 * targets have the same two digits as the base. A target has a digit only if the two cross-lines
 * without this target can have it outside the band, in two rows. A base digit that no target can
 * have is not in the base.
 *
 * <p>Example: the base r1c1, r1c2 has the candidates 1, 2, 5 and 8, and outside rows 1 to 3, the
 * columns 3, 4 and 7 have each of these in only two rows. If r3c4 and r2c7 have no base digits,
 * r2c4 and r3c7 are two of 1, 2, 5 and 8. Sources: David P. Bird, "JExocet Compendium" (Sudoku
 * Players' Forum, 2013); <a href="https://www.sudokuwiki.org/Exocet">SudokuWiki, Exocet</a>. The
 * proof requires that a line of a band has all its cells of the band in one region, so the
 * technique is for boxes, of at least three rows and columns. The ratings are specific to Nonomino.
 */
public final class JuniorExocets implements Technique {
  private static final Rating RATING = new Rating(StepKind.JUNIOR_EXOCET.lowestRating().tenths());

  /** The number of base cells, and of targets. */
  private static final int PAIR = 2;

  /** The cells of a pattern. Immutable. */
  private static final class Pattern {
    final List<Integer> base;
    final List<Integer> targets;

    /** The cross-lines of the box of the base and of the two targets. */
    final int[] lines;

    final int[] band;

    /** The candidates of the base, bit d − 1 for digit d. */
    final long digits;

    Pattern(List<Integer> base, List<Integer> targets, int[] lines, int[] band, long digits) {
      this.base = base;
      this.targets = targets;
      this.lines = lines;
      this.band = band;
      this.digits = digits;
    }
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.JUNIOR_EXOCET);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Optional<BoxRegions> boxes = board.tables.largeBoxes();
    if (boxes.isEmpty()) {
      return;
    }
    for (int kind = 0; kind < 2; kind++) {
      int height = kind == 0 ? boxes.get().boxRows() : boxes.get().boxColumns();
      for (int line = 0; line < board.size(); line++) {
        int first = kind * board.size() + line / height * height;
        int[] band = new int[height];
        for (int i = 0; i < height; i++) {
          band[i] = first + i;
        }
        findInLine(board, kind * board.size() + line, band, steps);
      }
    }
  }

  /** Tries the pairs of cells of a line in one box. */
  private void findInLine(BoardState board, int line, int[] band, StepCollector steps) {
    for (int i = 0; i < board.size(); i++) {
      for (int j = i + 1; j < board.size() && !steps.isDone(); j++) {
        int one = board.cellAt(line, i);
        int other = board.cellAt(line, j);
        long digits = board.candidates(one) | board.candidates(other);
        // A base with two digits is a naked pair.
        if (board.digit(one) == 0
            && board.digit(other) == 0
            && board.layout().region(one) == board.layout().region(other)
            && Long.bitCount(digits) > PAIR) {
          findWith(board, List.of(one, other), line, band, digits, steps);
        }
      }
    }
  }

  private void findWith(
      BoardState board,
      List<Integer> base,
      int line,
      int[] band,
      long digits,
      StepCollector steps) {
    List<Integer> targets = new ArrayList<>();
    for (int row : band) {
      for (int cell : board.tables.house(row).cells()) {
        if (row != line
            && board.layout().region(cell) != board.layout().region(base.get(0))
            && (board.candidates(cell) & digits) != 0
            && isAlone(board, cell, line, band, digits)) {
          targets.add(cell);
        }
      }
    }
    for (int own : board.tables.house(line).cells()) {
      if (!base.contains(own) && board.layout().region(own) == board.layout().region(base.get(0))) {
        for (int i = 0; i < targets.size() && !steps.isDone(); i++) {
          for (int j = i + 1; j < targets.size(); j++) {
            List<Integer> pair = List.of(targets.get(i), targets.get(j));
            if (board.layout().region(pair.get(0)) != board.layout().region(pair.get(1))) {
              int[] lines = {
                crossLine(board, own, line),
                crossLine(board, pair.get(0), line),
                crossLine(board, pair.get(1), line)
              };
              tryPattern(board, new Pattern(base, pair, lines, band, digits), steps);
            }
          }
        }
      }
    }
  }

  /** Returns the line through a cell that crosses another line. */
  private static int crossLine(BoardState board, int cell, int line) {
    return board.tables.housesOf[cell][line < board.size() ? 1 : 0];
  }

  /**
   * Returns whether a line of the band that crosses the line of the base has base digits only in a
   * cell and in the line of the base.
   */
  private static boolean isAlone(BoardState board, int cell, int line, int[] band, long digits) {
    int crossLine = crossLine(board, cell, line);
    for (int companion : board.tables.house(crossLine).cells()) {
      if (companion != cell
          && isIn(board, companion, band)
          && !board.tables.isIn(companion, line)
          && (board.possible(companion) & digits) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(BoardState board, int cell, int[] band) {
    for (int line : band) {
      if (board.tables.isIn(cell, line)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the positions outside the band where a cross-line may have a digit. Positions of
   * parallel lines are the same exactly if their cells share a line.
   */
  private static long outside(BoardState board, int line, int[] band, int digit) {
    long positions = 0;
    for (int position = 0; position < board.size(); position++) {
      int cell = board.cellAt(line, position);
      if ((board.possible(cell) >>> (digit - 1) & 1) != 0 && !isIn(board, cell, band)) {
        positions |= 1L << position;
      }
    }
    return positions;
  }

  /**
   * Returns the smallest sets of cross-lines that have too few places for a digit; may be empty.
   */
  private static int[] tooFew(BoardState board, Pattern pattern, int digit, int[] lines) {
    for (int one : lines) {
      if (outside(board, one, pattern.band, digit) == 0) {
        return new int[] {one};
      }
    }
    for (int one : lines) {
      for (int other : lines) {
        if (one < other && Long.bitCount(places(board, pattern, digit, one, other)) < 2) {
          return new int[] {one, other};
        }
      }
    }
    return Long.bitCount(places(board, pattern, digit, lines)) < lines.length ? lines : new int[0];
  }

  private static long places(BoardState board, Pattern pattern, int digit, int... lines) {
    long places = 0;
    for (int line : lines) {
      places |= outside(board, line, pattern.band, digit);
    }
    return places;
  }

  /**
   * Returns the cross-lines that have too few places for a digit if one target has it and the other
   * does not; empty if they have enough.
   */
  private static int[] tooFewFor(BoardState board, Pattern pattern, int digit, int target) {
    return tooFew(
        board, pattern, digit, new int[] {pattern.lines[0], pattern.lines[PAIR - target]});
  }

  private void tryPattern(BoardState board, Pattern pattern, StepCollector steps) {
    for (long rest = pattern.digits; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest) + 1;
      if (tooFew(board, pattern, digit, pattern.lines).length == 0) {
        return;
      }
    }
    List<Deduction> eliminations = new ArrayList<>();
    long inBase = 0;
    for (int target = 0; target < PAIR; target++) {
      int cell = pattern.targets.get(target);
      long kept = 0;
      for (long rest = pattern.digits & board.candidates(cell); rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        kept |= tooFewFor(board, pattern, digit, target).length == 0 ? rest & -rest : 0;
      }
      board.addEliminations(cell, ~kept, eliminations);
      inBase |= kept;
    }
    for (int cell : pattern.base) {
      board.addEliminations(cell, ~inBase, eliminations);
    }
    if (!eliminations.isEmpty()) {
      steps.add(
          new FoundStep(
              this, StepKind.JUNIOR_EXOCET, RATING, eliminations, evidence(board, pattern)));
    }
  }

  private static Evidence evidence(BoardState board, Pattern pattern) {
    Set<Candidate> candidates = new LinkedHashSet<>();
    List<Candidate> more = new ArrayList<>();
    pattern.base.forEach(cell -> Candidates.addAll(more, cell, board.candidates(cell)));
    pattern.targets.forEach(
        cell -> Candidates.addAll(more, cell, board.candidates(cell) & pattern.digits));
    List<House> houses = new ArrayList<>();
    for (int line : pattern.lines) {
      houses.add(board.tables.house(line));
      for (int cell : board.tables.house(line).cells()) {
        Candidates.addAll(more, cell, board.candidates(cell) & pattern.digits);
      }
    }
    candidates.addAll(more);
    return new Evidence(
        houses, List.copyOf(candidates), List.of(), List.of(pattern.base, pattern.targets));
  }

  private static Pattern pattern(BoardState board, FoundStep step) {
    List<Integer> base = step.evidence().sets().get(0);
    List<Integer> targets = step.evidence().sets().get(1);
    int[] ofBase = board.tables.housesOf[base.get(0)];
    int kind = board.tables.isIn(base.get(1), ofBase[0]) ? 0 : 1;
    Set<Integer> band = new LinkedHashSet<>();
    int[] lines = new int[PAIR + 1];
    for (int cell : board.tables.house(ofBase[2]).cells()) {
      band.add(board.tables.housesOf[cell][kind]);
    }
    for (int house : board.tables.searchOrder) {
      int index = step.evidence().houses().indexOf(board.tables.house(house));
      if (index >= 0) {
        lines[index] = house;
      }
    }
    return new Pattern(
        base,
        targets,
        lines,
        band.stream().mapToInt(Integer::intValue).sorted().toArray(),
        board.candidates(base.get(0)) | board.candidates(base.get(1)));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Pattern pattern = pattern(board, step);
    Premises premises = new Premises(board).cells(pattern.base);
    for (long rest = pattern.digits; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest) + 1;
      addPlaces(premises, board, pattern, digit, tooFew(board, pattern, digit, pattern.lines));
      for (int target = 0; target < PAIR; target++) {
        int cell = pattern.targets.get(target);
        for (int companion : board.tables.house(pattern.lines[target + 1]).cells()) {
          if (companion != cell && isIn(board, companion, pattern.band)) {
            premises.not(companion, digit);
          }
        }
        int[] tooFew = tooFewFor(board, pattern, digit, target);
        boolean isLost = step.deductions().stream().anyMatch(each -> each.digit() == digit);
        if (isLost && tooFew.length > 0) {
          addPlaces(premises, board, pattern, digit, tooFew);
        } else if (isLost) {
          premises.not(cell, digit);
        }
      }
    }
    return premises.toList();
  }

  /** Needs a digit to have no places in some cross-lines outside the band in other lines. */
  private static void addPlaces(
      Premises premises, BoardState board, Pattern pattern, int digit, int... lines) {
    long places = places(board, pattern, digit, lines);
    for (int line : lines) {
      for (int position = 0; position < board.size(); position++) {
        int cell = board.cellAt(line, position);
        if ((places >>> position & 1) == 0 && !isIn(board, cell, pattern.band)) {
          premises.not(cell, digit);
        }
      }
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    Pattern pattern = pattern(board, step);
    List<House> band = new ArrayList<>();
    for (int line : pattern.band) {
      band.add(board.tables.house(line));
    }
    Words base = Wording.brief(board, pattern.base);
    Words targets = Wording.cells(board, pattern.targets);
    Words lines = Wording.houses(board, step.evidence().houses());
    Words digits = Wording.anyDigit(pattern.digits);
    return new StepText(
        Words.of(
            "%s in %s and %s",
            Notation.digits(pattern.digits),
            Notation.cells(board, pattern.base),
            Notation.cells(board, pattern.targets)),
        Words.of(
            "Both digits of %s (%s) are also in %s, or %s lack places for them: %s.",
            base, digits, targets, lines, Wording.conclusions(board, step)),
        List.of(
            Words.of(
                "Take a digit that is in %s. Its line and its box then have it, so within %s, %s can have it only in %s.",
                Wording.brief(board, pattern.base, "or"),
                Wording.houses(board, band),
                lines,
                targets),
            Words.of(
                "If neither of these two cells had it, the three lines would have it outside %s, in three different places that do not see each other. They lack such places for %s, so both digits of %s are also in %s, one in each.",
                Wording.houses(board, band), digits, base, targets),
            Words.of(
                "So %s hold nothing else. If one of them has a digit, the other does not, and the two lines without the first need different places for it outside. A digit that neither cell can have is not in %s either: %s.",
                targets, base, Wording.eliminations(board, step))));
  }
}
