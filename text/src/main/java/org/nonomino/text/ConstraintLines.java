package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.Constraint;
import org.nonomino.core.Symbols;

/**
 * The constraints below a puzzle in rows: one in each line, or cages and extra regions as matrices
 * of labels.
 *
 * @param parts the lines and matrices, in their order
 * @param end the distance of the first line after them
 */
record ConstraintLines(List<Part> parts, int end) {
  /** A line or a matrix. */
  @FunctionalInterface
  interface Part {
    /**
     * Adds the constraints.
     *
     * @param into those before this part
     * @param symbols those of the puzzle
     * @throws MalformedTextException if they are not well formed
     */
    void addTo(ReadConstraints into, Symbols symbols) throws MalformedTextException;

    /** Returns the symbols of the puzzle, if this part gives them. */
    default Optional<Symbols> symbols(int size) throws MalformedTextException {
      return Optional.empty();
    }
  }

  /**
   * A line.
   *
   * @param clauses constraints with semicolons between them
   */
  private record Line(String source, Token clauses) implements Part {
    @Override
    public void addTo(ReadConstraints into, Symbols symbols) throws MalformedTextException {
      if (clauses.line().tooLong()) {
        throw PuzzleText.tooLong(clauses.line().place(source));
      }
      ConstraintNotation.addAll(into, source, clauses, symbols);
    }

    @Override
    public Optional<Symbols> symbols(int size) throws MalformedTextException {
      return SymbolNotation.among(source, clauses, size);
    }
  }

  /** One to three words of letters, the first of them with at least four. */
  private static final Pattern UNKNOWN_RULE =
      Pattern.compile("\\s*+\\p{L}{4,}+([ -]\\p{L}{2,}+){0,2}\\s*+");

  /**
   * Returns the constraints, if any, from a distance onwards. Blank lines between them do not
   * matter. Below a picture, sentences between and after them do not matter either.
   *
   * @param size n
   */
  static ConstraintLines peek(LineReader lines, int distance, int size, boolean isBelowPicture)
      throws IOException {
    String source = lines.source();
    List<Part> parts = new ArrayList<>();
    int end = distance;
    while (parts.size() <= ConstraintNotation.MAX_COUNT) {
      int at = skipBlank(lines, end);
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()) {
        break;
      }
      Optional<LabelMatrix> matrix = LabelMatrix.peek(lines, at, size);
      if (matrix.isPresent()) {
        parts.add(matrix.get());
        end = matrix.get().end();
      } else if (ConstraintNotation.isMeant(line.get()) || isUnknownRule(lines, at, size)) {
        parts.add(new Line(source, new Token(line.get(), 0, line.get().text())));
        end = at + 1;
      } else {
        int below =
            isBelowPicture && !parts.isEmpty() ? GridBlock.endOfRemarks(lines, end, size) : end;
        if (below == end) {
          break;
        }
        end = below;
      }
    }
    return new ConstraintLines(List.copyOf(parts), end);
  }

  /** Returns whether there are more constraints than a puzzle can have, and perhaps more lines. */
  boolean isCut() {
    return parts.size() > ConstraintNotation.MAX_COUNT;
  }

  /** Returns whether a line is a constraint or the heading of a matrix. */
  static boolean beginWith(TextLine line) {
    return ConstraintNotation.isMeant(line) || LabelMatrix.isHeading(line);
  }

  /**
   * Returns whether a line alone below a puzzle is meant as the name of a constraint that does not
   * exist.
   */
  private static boolean isUnknownRule(LineReader lines, int at, int size) throws IOException {
    TextLine line = lines.peek(at).orElseThrow();
    boolean isAlone = lines.peek(at + 1).filter(next -> !next.isBlank()).isEmpty();
    return isAlone
        && UNKNOWN_RULE.matcher(line.text()).matches()
        && (line.text().indexOf('-') >= 0 || GridRow.of(line, at).cells(size).isEmpty())
        && GridBlock.skipToGrid(lines, at) == at
        && !GridBlock.isMaskHeading(line);
  }

  private static int skipBlank(LineReader lines, int distance) throws IOException {
    int at = distance;
    while (lines.peek(at).filter(TextLine::isBlank).isPresent()) {
      at++;
    }
    return at;
  }

  /** Returns the symbols of the puzzle, if a line gives them. */
  Optional<Symbols> symbols(int size) throws MalformedTextException {
    for (Part part : parts) {
      Optional<Symbols> symbols = part.symbols(size);
      if (symbols.isPresent()) {
        return symbols;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the constraints.
   *
   * @throws MalformedTextException if one is not well formed or occurs twice, or if there are too
   *     many
   */
  List<Constraint> read(Place place, Symbols symbols) throws MalformedTextException {
    ConstraintNotation.requireCount(place, parts.size());
    ReadConstraints constraints = new ReadConstraints();
    for (Part part : parts) {
      part.addTo(constraints, symbols);
    }
    return constraints.list();
  }
}
