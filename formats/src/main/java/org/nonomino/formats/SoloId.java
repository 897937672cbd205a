package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/** Reads a line with a game ID of Solo; see {@link SgtFormat}. */
final class SoloId {
  private static final Pattern ID =
      Pattern.compile("(\\d{1,2})(?:x(\\d{1,2}))?([a-z0-9]{0,20})([:#])(.*)");

  private static final String BLANK = ".";

  private static final String ONE_SUM = "Write the sum of each cage in its first cell.";

  /** The maximum number of figures of a number. The sum of a cage of 36×36 has three. */
  private static final int LONGEST_NUMBER = 8;

  private final String source;
  private final TextLine line;
  private final Token word;

  SoloId(String source, TextLine line) {
    this.source = source;
    this.line = line;
    this.word = Token.split(line, Character::isWhitespace, 1).get(0);
  }

  PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
    Matcher id = ID.matcher(word.text());
    if (!id.matches()) {
      throw problem(
          0,
          ProblemWords.quote(word.text()) + " is not a game ID of Solo",
          "An ID looks like 9j:CLUES,EDGES or 3x3:CLUES.");
    }
    if (id.group(4).equals("#")) {
      throw problem(
          id.start(4),
          "this ID has a random seed instead of a puzzle",
          "Only Solo can turn that into a puzzle. Copy the ID with a colon from its menu"
              + " Game > Specific.");
    }
    String flags = id.group(3);
    int first = Integer.parseInt(id.group(1));
    boolean isJigsaw = flags.indexOf('j') >= 0 || "1".equals(id.group(2));
    boolean isKiller = flags.indexOf('k') >= 0;
    int second = id.group(2) != null ? Integer.parseInt(id.group(2)) : isJigsaw ? 1 : first;
    int size = first * second;
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw problem(
          0, "the ID is of a puzzle of size " + size, "Sizes go from 1 to " + Grid.MAX_SIZE + ".");
    }
    List<Field> fields = fields(id.group(5), id.start(5));
    int expected = (isJigsaw ? 2 : 1) + (isKiller ? 2 : 0);
    if (fields.size() != expected) {
      throw otherFields(isJigsaw, isKiller, fields.size(), expected);
    }
    CellField clues =
        CellField.ofTokens(
            source, numbers(fields.get(0), "clue", "Clues go from 1 to " + size + ".", size));
    int[] regions =
        isJigsaw ? areas(fields.get(1), size) : RegionMask.boxes(first, second).toArray();
    int regionsStart = isJigsaw ? fields.get(1).start : 0;
    List<Token> labels =
        IntStream.of(regions)
            .mapToObj(
                region ->
                    new Token(line, word.start() + regionsStart, Integer.toString(region + 1)))
            .toList();
    Puzzle plain = assembler.assemble(clues, CellField.ofTokens(source, labels));
    List<Constraint> constraints =
        constraints(size, flags.indexOf('x') >= 0, isKiller ? fields : List.of());
    return new PuzzleEntry(
        plain.withConstraints(constraints), line.rest(word.end()), Optional.empty());
  }

  /**
   * Returns the constraints.
   *
   * @param fields the last two are the edges and the sums of cages; if empty, there are no cages
   */
  private List<Constraint> constraints(int size, boolean hasDiagonals, List<Field> fields)
      throws MalformedTextException {
    if (fields.isEmpty()) {
      return KillerRules.read(size, hasDiagonals);
    }
    int[] cages = areas(fields.get(fields.size() - 2), size);
    Field field = fields.get(fields.size() - 1);
    int[] firstCells = new int[cages.length];
    for (int cell = cages.length - 1; cell >= 0; cell--) {
      firstCells[cages[cell]] = cell;
    }
    Token[] sums = new Token[cages.length];
    List<Token> numbers = numbers(field, "sum", "A cage has a sum of 1 or more.", size);
    for (int cell = 0; cell < cages.length; cell++) {
      Token number = numbers.get(cell);
      if (!number.text().equals(BLANK)) {
        Token other = sums[cages[cell]];
        if (other != null) {
          throw new MalformedTextException(
              number.place(source),
              "the cage at %s has two sums: %s and %s"
                  .formatted(
                      CellNames.name(size, firstCells[cages[cell]]), other.text(), number.text()),
              ONE_SUM);
        }
        sums[cages[cell]] = number;
      }
    }
    for (int cage = 0; cage <= Arrays.stream(cages).max().orElseThrow(); cage++) {
      if (sums[cage] == null) {
        throw problem(
            field.start,
            "the cage at %s has no sum".formatted(CellNames.name(size, firstCells[cage])),
            ONE_SUM);
      }
    }
    return KillerRules.read(
        size,
        hasDiagonals,
        cages,
        cage -> Integer.parseInt(sums[cage].text()),
        cage -> sums[cage].place(source));
  }

  /** Returns the fields between commas. */
  private static List<Field> fields(String text, int start) {
    List<Field> fields = new ArrayList<>();
    int from = start;
    for (String field : text.split(",", -1)) {
      fields.add(new Field(field, from));
      from += field.length() + 1;
    }
    return fields;
  }

  private MalformedTextException otherFields(
      boolean isJigsaw, boolean isKiller, int found, int expected) {
    String advice =
        isJigsaw
            ? "After 9j: write the clues, a comma and the edges of the regions."
            : "After 3x3: write the clues; only jigsaws (9j:) have a comma and edges.";
    String killerAdvice =
        "After 3x3k: write the clues, the edges of the cages and the sums; after 9jk: write the"
            + " edges of the regions behind the clues.";
    return problem(
        0,
        "the ID has "
            + ProblemWords.count(found, "field")
            + " after the colon, expected "
            + expected,
        isKiller ? killerAdvice : advice);
  }

  /**
   * Returns the number of each cell, or a blank.
   *
   * @param noun the meaning of a number
   * @param range a sentence with the numbers that are possible
   */
  private List<Token> numbers(Field field, String noun, String range, int size)
      throws MalformedTextException {
    int cellCount = size * size;
    String text = field.text;
    List<Token> cells = new ArrayList<>(cellCount);
    int next;
    for (int i = 0; i < text.length() && cells.size() <= cellCount; i = next) {
      char c = text.charAt(i);
      next = i + 1;
      if (c >= 'a' && c <= 'z') {
        for (int blank = 'a'; blank <= c; blank++) {
          cells.add(new Token(line, word.start() + field.start + i, BLANK));
        }
      } else if (c >= '0' && c <= '9') {
        while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
          next++;
        }
        cells.add(number(text.substring(i, next), field.start + i, noun, range));
      } else if (c != '_') {
        throw problem(
            field.start + i,
            ProblemWords.quote(new String(Character.toChars(text.codePointAt(i))))
                + " is not a "
                + noun,
            "Use numbers, _ between two of them, and a (1) to z (26) for a run of blanks.");
      }
    }
    if (cells.size() != cellCount) {
      throw problem(
          field.start,
          "the "
              + noun
              + "s are for "
              + (cells.size() < cellCount ? ProblemWords.count(cells.size(), "cell") : "more cells")
              + ", expected "
              + cellCount
              + " ("
              + ProblemWords.bySize(size)
              + ")",
          "Maybe part of the ID is "
              + (cells.size() < cellCount ? "missing." : "from another puzzle."));
    }
    return cells;
  }

  private Token number(String text, int start, String noun, String range)
      throws MalformedTextException {
    if (text.chars().allMatch(figure -> figure == '0')) {
      throw problem(start, "a " + noun + " is 0", range);
    }
    if (text.length() > LONGEST_NUMBER) {
      throw problem(start, ProblemWords.quote(text) + " is too high for a " + noun, range);
    }
    return new Token(line, word.start() + start, text);
  }

  private int[] areas(Field edges, int size) throws MalformedTextException {
    try {
      return SoloEdges.parse(edges.text, size).areas();
    } catch (SoloEdges.WrongEdgesException e) {
      throw problem(
          edges.start + e.index(),
          e.problem(),
          "Edges are _ and a to z, for "
              + SoloEdges.count(size)
              + " pairs of neighbours. Copy the whole ID.");
    }
  }

  private MalformedTextException problem(int index, String problem, String advice) {
    return new MalformedTextException(line.place(source, word.start() + index), problem, advice);
  }

  /**
   * A part of the ID.
   *
   * @param text its characters
   * @param start its index in the ID
   */
  private record Field(String text, int start) {}
}
