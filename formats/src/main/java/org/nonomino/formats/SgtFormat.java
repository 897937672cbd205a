package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;

/**
 * Game IDs of Solo in Simon Tatham's Portable Puzzle Collection, one per line: {@code 3x3:CLUES}
 * with boxes, {@code 9j:CLUES,EDGES} with connected regions of any shape. {@code 2x3} means boxes
 * of 2 rows and 3 columns. With {@code x} ({@code 3x3x:}, {@code 9jx:}) both diagonals hold each
 * digit once. With {@code k}, after {@code x}, each cell is in a cage, and two fields follow: the
 * edges of the cages and their SUMS ({@code 3x3k:CLUES,EDGES,SUMS}, {@code
 * 9jxk:CLUES,EDGES,EDGES,SUMS}). Letters for symmetry and difficulty ({@code 9jdt}) are skipped and
 * not written, and a jigsaw whose regions are boxes is written with boxes. Text after an ID is read
 * as a label, but not written, because Solo would reject it.
 *
 * <p>In CLUES a letter is a run of 1 ({@code a}) to 26 ({@code z}) blanks, and {@code _} separates
 * two numbers. SUMS is the same with the sum of each cage in its first cell; in any other of its
 * cells it is also read. EDGES lists the borders between neighbours; see {@link SoloEdges}.
 *
 * <p>Source: the IDs that {@code sgt-solo --generate} prints (Debian package sgt-puzzles 20230122),
 * which also show the shape of the boxes. Those that {@code sgt-solo --print} rejects show what it
 * supports: the range of sizes, and cages of at least two cells.
 */
final class SgtFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SGT = new SgtFormat();

  /** The minimum size; Solo itself supports no smaller one. */
  private static final int MIN_SIZE = 2;

  private static final int LARGEST_SIZE = 31;

  /** The minimum size with diagonals. */
  private static final int MIN_SIZE_X = 4;

  /** The range of sizes with cages. */
  private static final int MIN_SIZE_KILLER = 3;

  private static final int MAX_SIZE_KILLER = 9;

  /** An ID that no other format could mean. */
  private static final Pattern PLAIN_ID =
      Pattern.compile(
          "\\d{1,2}(x\\d{1,2}[a-z0-9]{0,20}|[a-z0-9]{0,20}j[a-z0-9]{0,20})(#|:[a-z0-9_,]).*");

  private static final int LONGEST_RUN = 26;

  private SgtFormat() {}

  @Override
  public String name() {
    return "sgt";
  }

  @Override
  public String description() {
    return "game IDs of Simon Tatham's Solo, with X and killers, one per line: 9j:CLUES,EDGES or"
        + " 3x3:CLUES";
  }

  @Override
  public boolean holds(ConstraintKind kind) {
    return KillerRules.isKnown(kind);
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    Rules rules = entry.puzzle().rules();
    return refusalOfMask(rules.mask())
        .or(() -> KillerRules.refusal(name(), rules))
        .or(() -> refusalOfKiller(KillerRules.of(rules), rules.size()));
  }

  private Optional<String> refusalOfMask(RegionMask mask) {
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

  private Optional<String> refusalOfKiller(KillerRules killer, int size) {
    if (killer.hasDiagonals() && size < MIN_SIZE_X) {
      return Optional.of(Refusal.ofRule(name(), "diagonals on grids below 4×4"));
    }
    if (killer.cages().isEmpty()) {
      return Optional.empty();
    }
    if (size < MIN_SIZE_KILLER || size > MAX_SIZE_KILLER) {
      return Optional.of(
          Refusal.ofRule(name(), "cages on grids smaller than 3×3 or larger than 9×9"));
    }
    for (KillerCage cage : killer.cages()) {
      Optional<String> unknown = unknownCage(cage);
      if (unknown.isPresent()) {
        return unknown.map(
            what -> Refusal.ofRule(name(), what + ", here at " + cage.cells().name(0)));
      }
    }
    return IntStream.range(0, size * size)
        .filter(cell -> killer.cage(cell) == KillerRules.NONE)
        .mapToObj(
            cell ->
                Refusal.ofRule(
                    name(), "cages if a cell is in none, here " + CellNames.name(size, cell)))
        .findFirst();
  }

  /** Returns the sort of cages to which a cage belongs if Solo has no cages of that sort. */
  private static Optional<String> unknownCage(KillerCage cage) {
    if (cage.cells().count() == 1) {
      return Optional.of("cages of one cell");
    }
    if (cage.sum().isEmpty()) {
      return Optional.of("cages without a sum");
    }
    return isConnected(cage.cells()) ? Optional.empty() : Optional.of("cages in several pieces");
  }

  private static boolean isConnected(CellList cells) {
    int size = cells.size();
    Set<Integer> left = cells.stream().boxed().collect(Collectors.toCollection(HashSet::new));
    Deque<Integer> reached = new ArrayDeque<>(List.of(cells.get(0)));
    left.remove(cells.get(0));
    while (!reached.isEmpty()) {
      int cell = reached.remove();
      int column = cell % size;
      IntStream.of(
              column > 0 ? cell - 1 : cell,
              column < size - 1 ? cell + 1 : cell,
              cell - size,
              cell + size)
          .filter(left::remove)
          .forEach(reached::add);
    }
    return left.isEmpty();
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && PLAIN_ID.matcher(first.get().text().strip()).matches();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> new SoloId(source, line).parse(assembler));
  }

  @Override
  public String text(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    RegionMask mask = puzzle.mask();
    KillerRules killer = KillerRules.of(puzzle.rules());
    StringBuilder text = new StringBuilder();
    // Solo treats boxes of one row or one column as irregular regions.
    Optional<BoxRegions> boxes =
        BoxRegions.equalTo(mask).filter(box -> box.boxRows() > 1 && box.boxColumns() > 1);
    if (boxes.isPresent()) {
      text.append(boxes.get().boxRows()).append('x').append(boxes.get().boxColumns());
    } else {
      text.append(mask.size()).append('j');
    }
    text.append(killer.hasDiagonals() ? "x" : "").append(killer.cages().isEmpty() ? "" : "k");
    appendNumbers(text.append(':'), mask.size(), puzzle.givens()::digit);
    if (boxes.isEmpty()) {
      SoloEdges.append(text.append(','), mask.size(), mask::region);
    }
    if (!killer.cages().isEmpty()) {
      SoloEdges.append(text.append(','), mask.size(), killer::cage);
      appendNumbers(
          text.append(','), mask.size(), cell -> killer.head(cell) == cell ? killer.sum(cell) : 0);
    }
    return text.append('\n').toString();
  }

  /** Appends the numbers of all cells, of which 0 is a blank. */
  private static void appendNumbers(StringBuilder text, int size, IntUnaryOperator numbers) {
    int blanks = 0;
    boolean isBehindNumber = false;
    for (int cell = 0; cell < size * size; cell++) {
      int number = numbers.applyAsInt(cell);
      if (number == 0) {
        blanks++;
        continue;
      }
      if (blanks == 0 && isBehindNumber) {
        text.append('_');
      }
      appendRun(text, blanks);
      text.append(number);
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
}
