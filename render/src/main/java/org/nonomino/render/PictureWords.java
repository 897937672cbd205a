package org.nonomino.render;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Step;

/** Describes a picture to people who cannot see it. */
final class PictureWords {
  private final PuzzlePicture picture;
  private final RegionPieces pieces;
  private final int size;

  PictureWords(PuzzlePicture picture, RegionPieces pieces) {
    this.picture = picture;
    this.pieces = pieces;
    this.size = picture.size();
  }

  String title() {
    return picture.title().orElse("Sudoku " + size + "×" + size);
  }

  String description() {
    int clues = 0;
    int answers = 0;
    for (int cell = 0; cell < size * size; cell++) {
      if (picture.isGiven(cell)) {
        clues++;
      } else if (picture.digit(cell) != 0) {
        answers++;
      }
    }
    StringBuilder text = new StringBuilder("A Sudoku of " + count(size, "row") + " and ");
    text.append(count(size, "column")).append(" with ").append(regions()).append(": ");
    text.append(count(clues, "clue")).append(", ");
    if (picture.hasAnswers()) {
      text.append(count(answers, "answer")).append(", ");
    }
    text.append(count(size * size - clues - answers, "empty cell")).append('.');
    picture.step().ifPresent(step -> text.append(' ').append(sentence(step)));
    return text.toString();
  }

  private String regions() {
    Optional<Integer> boxRows = boxRows();
    if (boxRows.isPresent()) {
      return "boxes of " + boxRows.get() + "×" + size / boxRows.get() + " cells";
    }
    long several = pieces.severalCount();
    return several == 0
        ? "irregular regions"
        : "irregular regions, " + several + " of them in several pieces";
  }

  private Optional<Integer> boxRows() {
    for (int rows = 1; rows <= size; rows++) {
      if (size % rows == 0 && RegionMask.boxes(rows, size / rows).equals(picture.mask())) {
        return Optional.of(rows);
      }
    }
    return Optional.empty();
  }

  private static String sentence(Step step) {
    long placements =
        step.deductions().stream().filter(Deduction.Placement.class::isInstance).count();
    long eliminations = step.deductions().size() - placements;
    StringBuilder text = new StringBuilder("It shows a step (" + step.name() + ") that ");
    if (placements > 0) {
      text.append("places ").append(count(placements, "digit"));
      text.append(eliminations > 0 ? " and " : "");
    }
    if (eliminations > 0) {
      text.append("removes ").append(count(eliminations, "candidate"));
    }
    return text.append('.').toString();
  }

  private static String count(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
