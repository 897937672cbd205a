package org.nonomino.bulk.solve;

import java.util.Optional;
import org.nonomino.bulk.Headings;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.TextCaptions;
import org.nonomino.toolkit.TrueCandidates;

/** The format for people: the solution with the borders of the regions, and a sentence. */
public final class PictureAnswers implements AnswerFormat {
  private final TextStyle style;
  private final Headings headings;

  /**
   * @param hasHeadings whether each puzzle gets a heading; a single puzzle does not need one
   */
  public PictureAnswers(TextStyle style, boolean hasHeadings) {
    this.style = style;
    this.headings = new Headings(hasHeadings);
  }

  @Override
  public String record(SolvedPuzzle answer) {
    return heading(answer.place(), answer.entry())
        + picture(answer)
        + Sentences.of(answer.result())
        + "\n"
        + (answer.found().isEmpty() && answer.result().candidates().isEmpty()
            ? ""
            : constraints(answer.entry()))
        + headings.gap();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return TextCaptions.remark(headings.malformed(problem));
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return (number == 1 ? heading(place, entry) : "") + picture(entry, solution);
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    boolean isAny = answer.result().report().solutions() > 0;
    return (isAny ? "" : heading(answer.place(), answer.entry()))
        + Sentences.of(answer.result())
        + "\n"
        + (isAny ? constraints(answer.entry()) : "")
        + headings.gap();
  }

  private String heading(Place place, PuzzleEntry entry) {
    return TextCaptions.remark(headings.of(place, entry));
  }

  /** Returns the constraints in a line each, which make the picture readable as the puzzle. */
  private static String constraints(PuzzleEntry entry) {
    return TextCaptions.constraints(entry.puzzle().rules())
        + TextCaptions.drawings(entry.drawings());
  }

  private String picture(SolvedPuzzle answer) {
    Optional<TrueCandidates> candidates = answer.result().candidates();
    if (candidates.isPresent() && answer.verdict() != SolutionStatus.NONE) {
      return picture(answer.entry(), candidates.get());
    }
    return answer.found().isEmpty() ? "" : picture(answer.entry(), answer.found().get(0));
  }

  private String picture(PuzzleEntry entry, TrueCandidates candidates) {
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle())
            .withDrawings(entry.drawings())
            .withDigits(certain(entry.puzzle().givens(), candidates))
            .withCandidates(candidates.possible());
    return TextPicture.drawCandidates(picture, style)
        + (candidates.cap() > 1
            ? TextCaptions.remark(counts(candidates, entry.puzzle().symbols()))
            : "");
  }

  /** Returns the givens, and the digits that are the only ones possible in their cells. */
  private static Grid certain(Grid givens, TrueCandidates candidates) {
    Grid grid = givens;
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      long possible = candidates.possible(cell);
      if (Long.bitCount(possible) == 1) {
        grid = grid.with(cell, Long.numberOfTrailingZeros(possible) + 1);
      }
    }
    return grid;
  }

  /**
   * Returns the number of solutions of each candidate, a line for each cell with several
   * candidates.
   */
  private static String counts(TrueCandidates candidates, Symbols symbols) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      if (Long.bitCount(candidates.possible(cell)) > 1) {
        text.append(CellNames.name(candidates.size(), cell)).append(':');
        for (long rest = candidates.possible(cell); rest != 0; rest &= rest - 1) {
          int digit = Long.numberOfTrailingZeros(rest) + 1;
          text.append(' ')
              .append(symbols.symbol(digit))
              .append(" (")
              .append(count(candidates, cell, digit))
              .append(')');
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  /** Returns the counted number of solutions, followed by {@code +} if there may be more. */
  private static String count(TrueCandidates candidates, int cell, int digit) {
    int count = candidates.count(cell, digit);
    boolean mayBeMore = count == candidates.cap() || candidates.isUndecided(cell, digit);
    return count + (mayBeMore ? "+" : "");
  }

  private String picture(PuzzleEntry entry, Grid solution) {
    return TextPicture.draw(entry.puzzle(), solution, style);
  }
}
