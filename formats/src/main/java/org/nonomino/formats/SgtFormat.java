package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * Game IDs of Solo in Simon Tatham's Portable Puzzle Collection, one per line: {@code 3x3:CLUES}
 * with boxes, {@code 9j:CLUES,EDGES} with connected regions of any shape. {@code 2x3} means boxes
 * of 2 rows and 3 columns. Letters for symmetry and difficulty ({@code 9jdt}) are skipped and not
 * written; {@code x} and {@code k} name constraints that Nonomino does not support. Text after an
 * ID is read as a label, but not written, because Solo would reject it.
 *
 * <p>In CLUES a letter is a run of 1 ({@code a}) to 26 ({@code z}) blanks, and {@code _} separates
 * two numbers. EDGES lists the borders between neighbours; see {@link SoloEdges}.
 *
 * <p>Source: the IDs that {@code sgt-solo --generate} prints (Debian package sgt-puzzles 20230122),
 * which also show the shape of the boxes and the range of sizes.
 */
final class SgtFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SGT = new SgtFormat();

  /** The minimum size; Solo itself supports no smaller one. */
  private static final int MIN_SIZE = 2;

  private static final int LARGEST_SIZE = 31;

  private static final Pattern ID =
      Pattern.compile("(\\d{1,2})(?:x(\\d{1,2}))?([a-z0-9]{0,20})([:#])(.*)");

  /** An ID that no other format could mean. */
  private static final Pattern PLAIN_ID =
      Pattern.compile(
          "\\d{1,2}(x\\d{1,2}[a-z0-9]{0,20}|[a-z0-9]{0,20}j[a-z0-9]{0,20})(#|:[a-z0-9_,]).*");

  private static final int LONGEST_RUN = 26;
  private static final String BLANK = ".";

  private SgtFormat() {}

  @Override
  public String name() {
    return "sgt";
  }

  @Override
  public String description() {
    return "game IDs of Simon Tatham's Solo, one per line: 9j:CLUES,EDGES or 3x3:CLUES";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of();
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    RegionMask mask = entry.puzzle().mask();
    int size = mask.size();
    if (size < MIN_SIZE || size > LARGEST_SIZE) {
      return Optional.of(
          Refusal.of(name(), "sizes " + MIN_SIZE + " to " + LARGEST_SIZE, "is of size " + size));
    }
    return IntStream.range(0, size)
        .filter(region -> Layout.of(mask).pieceCount(region) > 1)
        .mapToObj(
            region ->
                Refusal.of(
                    name(),
                    "puzzles with connected regions",
                    "has a region of " + Layout.of(mask).pieceCount(region) + " pieces"))
        .findFirst();
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && PLAIN_ID.matcher(first.get().text().strip()).matches();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> new Id(source, line).parse(assembler));
  }

  @Override
  public String text(PuzzleEntry entry) {
    RegionMask mask = entry.puzzle().mask();
    StringBuilder text = new StringBuilder();
    // Solo treats boxes of one row or one column as irregular regions.
    Optional<BoxRegions> boxes =
        BoxRegions.equalTo(mask).filter(box -> box.boxRows() > 1 && box.boxColumns() > 1);
    if (boxes.isPresent()) {
      text.append(boxes.get().boxRows()).append('x').append(boxes.get().boxColumns());
    } else {
      text.append(mask.size()).append('j');
    }
    appendClues(text.append(':'), entry.puzzle().givens());
    if (boxes.isEmpty()) {
      SoloEdges.append(text.append(','), mask);
    }
    return text.append('\n').toString();
  }

  private static void appendClues(StringBuilder text, Grid givens) {
    int blanks = 0;
    boolean isBehindNumber = false;
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) == 0) {
        blanks++;
        continue;
      }
      if (blanks == 0 && isBehindNumber) {
        text.append('_');
      }
      appendRun(text, blanks);
      text.append(givens.digit(cell));
      blanks = 0;
      isBehindNumber = true;
    }
    appendRun(text, blanks);
  }

  private static void appendRun(StringBuilder text, int blanks) {
    for (int left = blanks; left > 0; left -= LONGEST_RUN) {
      text.append((char) ('a' - 1 + Math.min(left, LONGEST_RUN)));
    }
  }

  private static final class Id {
    private final String source;
    private final TextLine line;
    private final Token word;

    Id(String source, TextLine line) {
      this.source = source;
      this.line = line;
      this.word = Token.split(line, Character::isWhitespace, 1).get(0);
    }

    PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
      Matcher id = ID.matcher(word.text());
      if (!id.matches()) {
        throw problem(
            0,
            PuzzleAssembler.quote(word.text()) + " is not a game ID of Solo",
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
      int second = id.group(2) != null ? Integer.parseInt(id.group(2)) : isJigsaw ? 1 : first;
      int size = first * second;
      if (size < 1 || size > Grid.MAX_SIZE) {
        throw problem(
            0,
            "the ID is of a puzzle of size " + size,
            "Sizes go from 1 to " + Grid.MAX_SIZE + ".");
      }
      List<String> extras = new ArrayList<>();
      if (flags.indexOf('x') >= 0) {
        extras.add("diagonals (x)");
      }
      if (flags.indexOf('k') >= 0) {
        extras.add("cages (k)");
      }
      assembler.refuseExtras(word.place(source), extras);
      String[] fields = id.group(5).split(",", -1);
      int expected = isJigsaw ? 2 : 1;
      // The cages of a killer follow the other fields.
      if (fields.length < expected || (fields.length > expected && flags.indexOf('k') < 0)) {
        throw otherFields(isJigsaw, fields.length, expected);
      }
      CellField clues = clues(fields[0], id.start(5), size);
      int edgesStart = id.start(5) + fields[0].length() + 1;
      int[] regions =
          isJigsaw
              ? edges(fields[1], edgesStart, size).regions()
              : RegionMask.boxes(first, second).toArray();
      int labelStart = isJigsaw ? edgesStart : 0;
      List<Token> labels =
          IntStream.of(regions)
              .mapToObj(
                  region ->
                      new Token(line, word.start() + labelStart, Integer.toString(region + 1)))
              .toList();
      return new PuzzleEntry(
          assembler.assemble(clues, CellField.ofTokens(source, labels)),
          line.rest(word.end()),
          Optional.empty());
    }

    private MalformedTextException otherFields(boolean isJigsaw, int found, int expected) {
      return problem(
          0,
          "the ID has "
              + PuzzleAssembler.count(found, "field")
              + " after the colon, expected "
              + expected,
          isJigsaw
              ? "After 9j: write the clues, a comma and the edges of the regions."
              : "After 3x3: write the clues; only jigsaws (9j:) have a comma and edges.");
    }

    private CellField clues(String text, int start, int size) throws MalformedTextException {
      int cellCount = size * size;
      List<Token> cells = new ArrayList<>(cellCount);
      int next;
      for (int i = 0; i < text.length() && cells.size() <= cellCount; i = next) {
        char c = text.charAt(i);
        next = i + 1;
        if (c >= 'a' && c <= 'z') {
          for (int blank = 'a'; blank <= c; blank++) {
            cells.add(new Token(line, word.start() + start + i, BLANK));
          }
        } else if (c >= '0' && c <= '9') {
          while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
            next++;
          }
          String number = text.substring(i, next);
          if (number.chars().allMatch(figure -> figure == '0')) {
            throw problem(start + i, "a clue is 0", "Clues go from 1 to " + size + ".");
          }
          cells.add(new Token(line, word.start() + start + i, number));
        } else if (c != '_') {
          throw problem(
              start + i,
              PuzzleAssembler.quote(new String(Character.toChars(text.codePointAt(i))))
                  + " is not a clue",
              "Use numbers, _ between two of them, and a (1) to z (26) for a run of blanks.");
        }
      }
      if (cells.size() != cellCount) {
        throw problem(
            start,
            "the clues are for "
                + (cells.size() < cellCount
                    ? PuzzleAssembler.count(cells.size(), "cell")
                    : "more cells")
                + ", expected "
                + cellCount
                + " ("
                + PuzzleAssembler.bySize(size)
                + ")",
            "Maybe part of the ID is "
                + (cells.size() < cellCount ? "missing." : "from another puzzle."));
      }
      return CellField.ofTokens(source, cells);
    }

    private SoloEdges edges(String codes, int start, int size) throws MalformedTextException {
      try {
        return SoloEdges.parse(codes, size);
      } catch (SoloEdges.WrongEdgesException e) {
        throw problem(
            start + e.index(),
            e.problem(),
            "Edges are _ and a to z, for "
                + SoloEdges.count(size)
                + " pairs of neighbours. Copy the whole ID.");
      }
    }

    private MalformedTextException problem(int index, String problem, String advice) {
      return new MalformedTextException(line.place(source, word.start() + index), problem, advice);
    }
  }
}
