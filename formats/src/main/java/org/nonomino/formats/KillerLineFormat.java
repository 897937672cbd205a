package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * 9×9 killers in 81 characters, as forums exchange them, one per line. One cell of each cage has
 * its sum: a figure, {@code A} (10) to {@code Z} (35) or {@code a} (36) to {@code j} (45). Each
 * other cell has an arrow towards a neighbour in the same cage: {@code <}, {@code >}, {@code ^},
 * {@code v}, and for the corners {@code `} (upper left), {@code '} (upper right), {@code ,} (lower
 * left) and {@code .} (lower right). The sum 0 means none, and a cage of one cell is a given. Text
 * after a killer is read as a label, but not written.
 *
 * <p>Source: the reader of sigh/Interactive-Sudoku-Solver, which names forum.enjoysudoku.com,
 * thread 6119, and the killers with known solutions in its tests.
 */
final class KillerLineFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat KILLER_LINE = new KillerLineFormat();

  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;

  /** The characters of the sums from 0. */
  private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

  private static final String SIDES = "^<>v";

  /** The arrows with their steps down and to the right. */
  private static final String ARROWS = SIDES + "`',.";

  private static final int[] DOWN = {-1, 0, 0, 1, -1, -1, 1, 1};
  private static final int[] RIGHT = {0, -1, 1, 0, -1, 1, -1, 1};

  private static final Pattern LINE =
      Pattern.compile("(?=\\S{0,80}[<>^v])[0-9A-Za-j<>^v`',.]{81}(?:\\s.*)?");

  private static final String BLANK = ".";

  private KillerLineFormat() {}

  @Override
  public String name() {
    return "killer-line";
  }

  @Override
  public String description() {
    return "9×9 killers of forums in 81 characters, one per line: sums and arrows < > ^ v to them";
  }

  @Override
  public boolean holds(ConstraintKind kind) {
    return kind == ConstraintKind.KILLER_CAGE;
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    Rules rules = entry.puzzle().rules();
    return Refusal.unlessClassic(name(), entry)
        .or(() -> KillerRules.refusal(name(), rules))
        .or(() -> KillerRules.refusalOfGivens(name(), entry.puzzle()))
        .or(() -> KillerRules.of(rules).refusalOfUnknownSums(name()))
        .or(() -> refusalOfPieces(KillerRules.of(rules)));
  }

  private Optional<String> refusalOfPieces(KillerRules killer) {
    return killer.cages().stream()
        .map(KillerCage::cells)
        .filter(cells -> arrows(cells).size() < cells.count() - 1)
        .map(
            cells ->
                Refusal.ofRule(name(), "cages whose cells do not touch, here at " + cells.name(0)))
        .findFirst();
  }

  /**
   * Returns the arrow of each cell of a cage from which a path leads to its first cell, over sides
   * if that is possible for all cells.
   */
  private static Map<Integer, Character> arrows(CellList cells) {
    Map<Integer, Character> overSides = arrows(cells, SIDES);
    return overSides.size() == cells.count() - 1 ? overSides : arrows(cells, ARROWS);
  }

  private static Map<Integer, Character> arrows(CellList cells, String usable) {
    int first = cells.stream().min().orElseThrow();
    Map<Integer, Character> arrows = new HashMap<>();
    Deque<Integer> reached = new ArrayDeque<>(List.of(first));
    while (!reached.isEmpty()) {
      int target = reached.remove();
      for (int i = 0; i < usable.length(); i++) {
        // The cell from which the arrow points to the target.
        int from = neighbour(target, -DOWN[i], -RIGHT[i]);
        if (cells.contains(from) && from != first && !arrows.containsKey(from)) {
          arrows.put(from, usable.charAt(i));
          reached.add(from);
        }
      }
    }
    return arrows;
  }

  /** Returns the cell some steps away; −1 if it is outside the grid. */
  private static int neighbour(int cell, int down, int right) {
    int row = cell / SIZE + down;
    int column = cell % SIZE + right;
    return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && LINE.matcher(first.get().text().strip()).matches();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> new Killer(source, line).parse(assembler));
  }

  @Override
  public String text(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    KillerRules killer = KillerRules.of(puzzle.rules());
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      text.append(SUMS.charAt(puzzle.givens().digit(cell) + killer.sum(cell)));
    }
    for (KillerCage cage : killer.cages()) {
      arrows(cage.cells()).forEach((cell, arrow) -> text.setCharAt(cell, arrow));
    }
    return text.append('\n').toString();
  }

  private static final class Killer {
    private final String source;
    private final TextLine line;
    private final Token word;

    Killer(String source, TextLine line) {
      this.source = source;
      this.line = line;
      this.word = Token.split(line, Character::isWhitespace, 1).get(0);
    }

    PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
      if (word.length() != CELLS) {
        throw new MalformedTextException(
            word.place(source),
            "the killer has "
                + ProblemWords.count(word.length(), "character")
                + ", expected "
                + CELLS,
            ProblemWords.missingOrTooMany(word.length(), CELLS, "character"));
      }
      int[] heads = new int[CELLS];
      for (int cell = 0; cell < CELLS; cell++) {
        heads[cell] = head(cell);
      }
      int[] cages = KillerRules.ofSeveralCells(heads);
      List<Token> givens = new ArrayList<>(CELLS);
      for (int cell = 0; cell < CELLS; cell++) {
        boolean isGiven = cages[cell] == KillerRules.NONE && sum(cell) != 0;
        String given = isGiven ? Integer.toString(sum(cell)) : BLANK;
        givens.add(new Token(line, word.start() + cell, given));
      }
      List<Constraint> constraints = KillerRules.read(SIZE, false, cages, this::sum, this::place);
      Puzzle plain = assembler.assemble(CellField.ofTokens(source, givens));
      return new PuzzleEntry(
          plain.withConstraints(constraints), line.rest(word.end()), Optional.empty());
    }

    /** Returns the cell with the sum to which the arrows from a cell lead. */
    private int head(int cell) throws MalformedTextException {
      int at = cell;
      for (int steps = 0; steps < CELLS; steps++) {
        if (sum(at) >= 0) {
          return at;
        }
        int arrow = ARROWS.indexOf(word.text().charAt(at));
        if (arrow < 0) {
          throw problem(at, "is neither a sum nor an arrow");
        }
        int next = neighbour(at, DOWN[arrow], RIGHT[arrow]);
        if (next < 0) {
          throw problem(at, "points out of the grid");
        }
        at = next;
      }
      throw problem(cell, "leads into a circle");
    }

    private MalformedTextException problem(int cell, String problem) {
      return new MalformedTextException(
          place(cell),
          "%s in %s %s"
              .formatted(
                  ProblemWords.quote(new String(Character.toChars(word.text().codePointAt(cell)))),
                  CellNames.name(SIZE, cell),
                  problem),
          "Use 0 to 9, A (10) to Z (35) and a (36) to j (45) for the sum of a cage, and arrows"
              + " towards it in its other cells: < > ^ v, or ` ' , . for the corners.");
    }

    /** Returns the sum in a cell, 0 for none, -1 for an arrow. */
    private int sum(int cell) {
      return SUMS.indexOf(word.text().charAt(cell));
    }

    private Place place(int cell) {
      return line.place(source, word.start() + cell);
    }
  }
}
