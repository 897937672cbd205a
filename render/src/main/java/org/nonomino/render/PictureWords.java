package org.nonomino.render;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.PartialRegion;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Deduction;

/** Describes a picture to people who cannot see it. */
final class PictureWords {
  /** The length of a title, in code points, after which an ellipsis replaces the rest. */
  private static final int LONGEST_TITLE = 200;

  private final PuzzlePicture picture;
  private final RegionPieces pieces;
  private final int size;

  PictureWords(PuzzlePicture picture, RegionPieces pieces) {
    this.picture = picture;
    this.pieces = pieces;
    this.size = picture.size();
  }

  String title() {
    String title = picture.title().map(PictureWords::inOneLine).orElse("");
    return title.isEmpty() ? "Sudoku " + size + "×" + size : title;
  }

  static String title(DocumentPicture picture) {
    String title = inOneLine(picture.title());
    return title.isEmpty() ? "Grid " + picture.rows() + "×" + picture.columns() : title;
  }

  static String description(DocumentPicture picture) {
    return "A grid of "
        + count(picture.rows(), "row")
        + " and "
        + count(picture.columns(), "column")
        + " with "
        + count(picture.givens().stream().filter(given -> given != 0).count(), "clue")
        + " and "
        + count(picture.drawings().items().size(), "drawing")
        + ".";
  }

  /** Returns text without control characters, in one line, cut with an ellipsis if it is long. */
  private static String inOneLine(String text) {
    StringBuilder line = new StringBuilder();
    int length = 0;
    boolean isAfterBlank = false;
    for (int i = 0; i < text.length(); ) {
      int character = text.codePointAt(i);
      i += Character.charCount(character);
      if (isBlank(character)) {
        isAfterBlank = length > 0;
      } else if (!isControl(character)) {
        int added = isAfterBlank ? 2 : 1;
        if (length + added > LONGEST_TITLE) {
          return line.append('…').toString();
        }
        line.append(isAfterBlank ? " " : "").appendCodePoint(character);
        length += added;
        isAfterBlank = false;
      }
    }
    return line.toString();
  }

  private static boolean isBlank(int character) {
    return character == ' '
        || (character >= '\t' && character <= '\r')
        || character == 0x85
        || character == 0x2028
        || character == 0x2029;
  }

  private static boolean isControl(int character) {
    return character < ' ' || (character >= 0x7F && character < 0xA0);
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
    text.append(count(size, "column")).append(" with ").append(regionsAndConstraints());
    text.append(": ");
    text.append(count(clues, "clue")).append(", ");
    if (picture.hasAnswers()) {
      text.append(count(answers, "answer")).append(", ");
    }
    text.append(count(size * size - clues - answers, "empty cell")).append('.');
    picture.step().ifPresent(step -> text.append(' ').append(sentence(step)));
    return text.toString();
  }

  private String regionsAndConstraints() {
    List<String> parts = new ArrayList<>();
    parts.add(regions());
    Map<ConstraintKind, Integer> counts = new EnumMap<>(ConstraintKind.class);
    for (Constraint constraint : picture.rules().constraints()) {
      counts.merge(constraint.kind(), 1, Integer::sum);
    }
    counts.forEach((kind, count) -> parts.add(constraints(kind, count)));
    String last = parts.remove(parts.size() - 1);
    return parts.isEmpty() ? last : String.join(", ", parts) + " and " + last;
  }

  private static String constraints(ConstraintKind kind, int count) {
    if (kind.words().equals(kind.plural())) {
      // A rule for the whole grid, such as anti-knight.
      return kind.words();
    }
    return count + " " + (count == 1 ? kind.words() : kind.plural());
  }

  private String regions() {
    if (!picture.mask().hasRegions()) {
      return "no regions";
    }
    List<PartialRegion> partial = picture.mask().partialRegions();
    if (!partial.isEmpty()) {
      IntSummaryStatistics counts =
          partial.stream().mapToInt(region -> region.cells().count()).summaryStatistics();
      String range =
          counts.getMin() == counts.getMax()
              ? String.valueOf(counts.getMin())
              : counts.getMin() + " to " + counts.getMax();
      return count(partial.size(), "region") + " of " + range + " cells";
    }
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

  private static String sentence(ShownStep step) {
    long placements =
        step.deductions().stream().filter(Deduction.Placement.class::isInstance).count();
    long eliminations = step.deductions().size() - placements;
    if (step.deductions().isEmpty()) {
      return "It shows a contradiction (" + step.name() + ").";
    }
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
