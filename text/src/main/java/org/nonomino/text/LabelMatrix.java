package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;

/**
 * Cages or extra regions as n rows of n labels below a heading: {@code cages: a=15 b=7} or {@code
 * extra regions:}. Equal labels are one cage or region; a blank belongs to none. The sums of cages
 * follow the heading or the rows.
 *
 * @param source the name of the input
 * @param heading the words of the heading without the sums
 * @param areCages whether the labels are cages rather than extra regions
 * @param sums the words {@code label=sum}
 * @param cells the n² labels, row-major; empty if n rows of n labels do not follow
 * @param end the distance of the first line after the matrix
 */
record LabelMatrix(
    String source,
    Token heading,
    boolean areCages,
    List<Token> sums,
    Optional<List<Token>> cells,
    int end)
    implements ConstraintLines.Part {
  private static final Set<String> CAGES = Set.of("cages", "killercages", "cage");
  private static final Set<String> REGIONS = Set.of("extraregions", "extraregion", "extrahouses");
  private static final Set<String> BLANKS = Set.of(".", "0", "-", "_", "*", "?");
  private static final Pattern SUM = Pattern.compile("[^\\s=]++=\\S*+");

  /** Returns the matrix whose heading is a line. */
  static Optional<LabelMatrix> peek(LineReader lines, int distance, int size) throws IOException {
    TextLine line = lines.peek(distance).orElseThrow();
    Optional<Token> heading = heading(line);
    if (heading.isEmpty()) {
      return Optional.empty();
    }
    String key = ConstraintClause.key(heading.get().text());
    List<Token> sums = new ArrayList<>(sums(line, heading.get().end()));
    int first = distance + 1;
    while (lines.peek(first).filter(LabelMatrix::isSums).isPresent()) {
      sums.addAll(sums(lines.peek(first).orElseThrow(), 0));
      first++;
    }
    Optional<GridBlock> rows = rows(lines, first, size);
    // Rows that are no matrix belong to the same mistake.
    boolean hasRows = lines.peek(first).filter(row -> !row.isBlank()).isPresent();
    int end =
        rows.isPresent() ? rows.get().end() : hasRows ? GridBlock.peek(lines, first).end() : first;
    while (lines.peek(end).filter(LabelMatrix::isSums).isPresent()) {
      sums.addAll(sums(lines.peek(end).orElseThrow(), 0));
      end++;
    }
    return Optional.of(
        new LabelMatrix(
            lines.source(),
            heading.get(),
            CAGES.contains(key),
            List.copyOf(sums),
            rows.flatMap(block -> block.cells(size)),
            end));
  }

  /** Returns the n rows of n labels. Other lines may follow immediately. */
  private static Optional<GridBlock> rows(LineReader lines, int first, int size)
      throws IOException {
    Optional<GridBlock> rows = GridBlock.peekRows(lines, first, size);
    GridBlock block = GridBlock.peek(lines, first);
    return rows.isEmpty() && block.rows().size() > size
        ? Optional.of(block.part(0, size)).filter(part -> part.isComplete(size))
        : rows;
  }

  /** Returns whether a line is the heading of a matrix. */
  static boolean isHeading(TextLine line) {
    return heading(line).isPresent();
  }

  /** Returns the name in a heading. */
  private static Optional<Token> heading(TextLine line) {
    int end = 0;
    String text = line.text();
    while (end < text.length() && isPartOfName(text, end)) {
      end++;
    }
    String key = ConstraintClause.key(text.substring(0, end));
    boolean isName = CAGES.contains(key) || REGIONS.contains(key);
    return isName && isSumsOnly(text.substring(end))
        ? Optional.of(new Token(line, 0, text.substring(0, end)))
        : Optional.empty();
  }

  /** Returns whether a character is a letter of a name and not that of a label with its sum. */
  private static boolean isPartOfName(String text, int index) {
    char character = text.charAt(index);
    boolean isLabel = index + 1 < text.length() && text.charAt(index + 1) == '=';
    return !isLabel && (Character.isLetter(character) || character == ' ' || character == '-');
  }

  private static boolean isSums(TextLine line) {
    return !line.isBlank() && isSumsOnly(line.text());
  }

  private static boolean isSumsOnly(String text) {
    for (String word : text.replaceFirst("^\\s*+:", "").split("[\\s,;]", -1)) {
      if (!word.isEmpty() && !SUM.matcher(word).matches()) {
        return false;
      }
    }
    return true;
  }

  private static List<Token> sums(TextLine line, int from) {
    return new Token(line, from, line.text().substring(from))
        .split(c -> c == ',' || c == ';' || c == ':' || Character.isWhitespace(c));
  }

  @Override
  public void addTo(ReadConstraints into, Symbols symbols) throws MalformedTextException {
    if (cells.isEmpty()) {
      throw new MalformedTextException(
          heading.place(source),
          "no matrix of labels follows '" + heading.text().strip() + "'",
          areCages
              ? "Write n rows of n labels below it, with a dot for a cell without a cage, or one cage in a line: 'cage 15: r1c1 r1c2'."
              : "Write n rows of n labels below it, with a dot for a cell without an extra region, or the cells of one region: 'extra region: r2c2-r4c4'.");
    }
    Map<String, List<Integer>> byLabel = new LinkedHashMap<>();
    for (int cell = 0; cell < cells.get().size(); cell++) {
      String label = cells.get().get(cell).text();
      if (!BLANKS.contains(label)) {
        byLabel.computeIfAbsent(label, none -> new ArrayList<>()).add(cell);
      }
    }
    Map<String, Integer> sumOf = sums(byLabel.keySet());
    int size = GridCells.sizeOf(cells.get().size()).orElseThrow();
    for (Map.Entry<String, List<Integer>> entry : byLabel.entrySet()) {
      int[] own = entry.getValue().stream().mapToInt(Integer::intValue).toArray();
      Token first = cells.get().get(own[0]);
      if (areCages) {
        requireConnected(size, own, entry.getKey());
      }
      into.add(
          constraint(
              CellList.of(size, own),
              first,
              Optional.ofNullable(sumOf.get(entry.getKey())),
              symbols));
    }
  }

  private Constraint constraint(CellList own, Token first, Optional<Integer> sum, Symbols symbols)
      throws MalformedTextException {
    try {
      Constraint constraint =
          areCages
              ? new KillerCage(
                  own, sum.isPresent() ? OptionalInt.of(sum.get()) : OptionalInt.empty())
              : new ExtraRegion(own);
      constraint.requireFit(symbols);
      return constraint;
    } catch (InvalidConstraintException e) {
      throw new MalformedTextException(
          first.place(source),
          "%s %s: %s"
              .formatted(
                  areCages ? "cage" : "extra region",
                  ProblemWords.quote(first.text()),
                  e.getMessage()),
          "Correct the labels.");
    }
  }

  private Map<String, Integer> sums(Set<String> labels) throws MalformedTextException {
    Map<String, Integer> sumOf = new LinkedHashMap<>();
    for (Token token : sums) {
      int equals = token.text().indexOf('=');
      String label = token.text().substring(0, equals);
      String sum = token.text().substring(equals + 1);
      if (!areCages || !labels.contains(label)) {
        throw new MalformedTextException(
            token.place(source),
            areCages
                ? "no cell has the label " + ProblemWords.quote(label)
                : "extra regions have no sums",
            "Remove " + ProblemWords.quote(token.text()) + ".");
      }
      if (sum.isEmpty() || sum.length() > 4 || !sum.chars().allMatch(c -> c >= '0' && c <= '9')) {
        throw new MalformedTextException(
            token.place(source),
            ProblemWords.quote(sum) + " is not a sum",
            "Write a whole number: '" + label + "=15'.");
      }
      if (sumOf.putIfAbsent(label, Integer.parseInt(sum)) != null) {
        throw new MalformedTextException(
            token.place(source),
            "the cage " + ProblemWords.quote(label) + " has two sums",
            "Remove one of them.");
      }
    }
    return sumOf;
  }

  /** Checks that the cells of a label are one cage and not several. */
  private void requireConnected(int size, int[] own, String label) throws MalformedTextException {
    BitSet left = new BitSet();
    for (int cell : own) {
      left.set(cell);
    }
    List<Integer> reached = new ArrayList<>(List.of(own[0]));
    left.clear(own[0]);
    for (int i = 0; i < reached.size(); i++) {
      int cell = reached.get(i);
      for (int step : new int[] {-size, size, -1, 1}) {
        int next = cell + step;
        boolean isNeighbour = Math.abs(step) == size || next / size == cell / size;
        if (next >= 0 && next < size * size && isNeighbour && left.get(next)) {
          left.clear(next);
          reached.add(next);
        }
      }
    }
    if (!left.isEmpty()) {
      int other = left.nextSetBit(0);
      throw new MalformedTextException(
          cells.orElseThrow().get(other).place(source),
          "two cages have the label %s: %s and %s are not connected"
              .formatted(
                  ProblemWords.quote(label),
                  CellNames.name(size, own[0]),
                  CellNames.name(size, other)),
          "Use a different label for each cage.");
    }
  }
}
