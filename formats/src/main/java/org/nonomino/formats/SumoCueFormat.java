package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * Puzzles of SumoCue, a program for killers and jigsaws of 9×9: the word {@code SumoCueV1}, {@code
 * D} if the diagonals count, and 81 cells without separators. {@code =5} is the upper left cell of
 * a cage with the sum 5, {@code =0} one without a sum, {@code +12} another cell of the cage of cell
 * 12, row-major from 0. In jigsaws {@code J0} to {@code J8} after each cell is its region; without
 * regions the puzzle has boxes. Line ends between cells are skipped.
 *
 * <p>A cage of one cell with a sum is a given, because the program writes the givens of jigsaws in
 * this way. A cell in no cage is written {@code =0}, and so is the first cell of a cage without a
 * sum.
 *
 * <p>Source: the description by the program's author, sudocue.net/forum, thread 519. It covers only
 * V1, and no other version is known.
 */
final class SumoCueFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SUMOCUE = new SumoCueFormat();

  private static final String SIGNATURE = "SumoCueV1";
  private static final String ANY_VERSION = "SumoCueV";
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;

  /**
   * The maximum number of lines of a puzzle, because a person may put each cell on a separate line.
   */
  private static final int MAX_LINES = CELLS;

  private static final Pattern CELL = Pattern.compile("([=+])(\\d{1,3})(?:J([0-8]))?");
  private static final String BLANK = "0";

  private SumoCueFormat() {}

  @Override
  public String name() {
    return "sumocue";
  }

  @Override
  public String description() {
    return "9×9 puzzles of SumoCue, also with cages: SumoCueV1 and 81 cells such as =5J0";
  }

  @Override
  public boolean holds(ConstraintKind kind) {
    return KillerRules.isKnown(kind);
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    if (puzzle.size() != SIZE) {
      return Optional.of(
          Refusal.of(name(), "9×9 puzzles", "is " + ProblemWords.bySize(puzzle.size())));
    }
    return KillerRules.refusal(name(), puzzle.rules())
        .or(() -> KillerRules.refusalOfGivens(name(), puzzle));
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && first.get().text().stripLeading().startsWith(ANY_VERSION);
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    if (lines.peekSignificant().isEmpty()) {
      return Optional.empty();
    }
    List<TextLine> record = new ArrayList<>();
    record.add(lines.next().orElseThrow());
    while (record.size() <= MAX_LINES && lines.peek(0).filter(SumoCueFormat::goesOn).isPresent()) {
      record.add(lines.next().orElseThrow());
    }
    String source = lines.source();
    return Optional.of(
        new PuzzleText(
            record.get(0).place(source), () -> new Cells(source, record).parse(assembler)));
  }

  /** Returns whether a line continues the cells of the previous one. */
  private static boolean goesOn(TextLine line) {
    String text = line.text().strip();
    return text.startsWith("=") || text.startsWith("+");
  }

  @Override
  public String text(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    boolean isJigsaw = !puzzle.mask().equals(Refusal.CLASSIC);
    KillerRules killer = KillerRules.of(puzzle.rules());
    StringBuilder text = new StringBuilder(SIGNATURE).append(killer.hasDiagonals() ? "D" : "");
    for (int cell = 0; cell < CELLS; cell++) {
      int head = killer.head(cell);
      if (head == cell) {
        text.append('=').append(puzzle.givens().digit(cell) + killer.sum(cell));
      } else {
        text.append('+').append(head);
      }
      if (isJigsaw) {
        text.append('J').append(puzzle.mask().region(cell));
      }
    }
    return text.append('\n').toString();
  }

  private static final class Cells {
    private final String source;
    private final List<TextLine> lines;
    private final List<Token> sums = new ArrayList<>(CELLS);
    private final List<Token> regions = new ArrayList<>(CELLS);

    /** The first cell of the cage of each cell in a cage of several. */
    private final int[] cages = new int[CELLS];

    Cells(String source, List<TextLine> lines) {
      this.source = source;
      this.lines = lines;
      Arrays.fill(cages, KillerRules.NONE);
    }

    PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
      TextLine first = lines.get(0);
      int start = first.text().length() - first.text().stripLeading().length();
      Place place = first.place(source, start);
      if (!first.text().startsWith(SIGNATURE, start)) {
        throw new MalformedTextException(
            place,
            "this is not a SumoCue puzzle",
            "It begins with " + SIGNATURE + ", and 81 cells such as =5J0 follow.");
      }
      start += SIGNATURE.length();
      boolean hasDiagonals = first.text().startsWith("D", start);
      if (hasDiagonals) {
        start++;
      }
      for (TextLine line : lines) {
        readCells(line, start);
        start = 0;
      }
      if (sums.size() != CELLS) {
        throw new MalformedTextException(
            place,
            "there are " + ProblemWords.count(sums.size(), "cell") + ", expected 81",
            ProblemWords.missingOrTooMany(sums.size(), CELLS, "cell"));
      }
      if (!regions.isEmpty() && regions.size() != CELLS) {
        throw new MalformedTextException(
            place,
            "only " + regions.size() + " of the 81 cells name their region",
            "Write J0 to J8 after each cell, or after none.");
      }
      requireHeads();
      List<Constraint> constraints =
          KillerRules.read(
              SIZE, hasDiagonals, cages, this::sum, head -> sums.get(head).place(source));
      List<Token> givens = new ArrayList<>(CELLS);
      for (int cell = 0; cell < CELLS; cell++) {
        Token sum = sums.get(cell);
        boolean isInCage = cages[cell] != KillerRules.NONE;
        givens.add(isInCage ? new Token(sum.line(), sum.start(), BLANK) : sum);
      }
      CellField field = CellField.ofTokens(source, givens);
      Puzzle plain =
          regions.isEmpty()
              ? assembler.assemble(field)
              : assembler.assemble(field, CellField.ofTokens(source, regions));
      return PuzzleEntry.of(plain.withConstraints(constraints));
    }

    private int sum(int head) {
      return Integer.parseInt(sums.get(head).text());
    }

    private void requireHeads() throws MalformedTextException {
      for (int cell = 0; cell < CELLS; cell++) {
        int head = cages[cell];
        if (head != KillerRules.NONE && cages[head] != head) {
          throw new MalformedTextException(
              sums.get(cell).place(source),
              "the cage begins in cell %d (%s), which is in the cage of cell %d"
                  .formatted(head, CellNames.name(SIZE, head), cages[head]),
              "Write the number of the cell that has the sum.");
        }
      }
    }

    private void readCells(TextLine line, int start) throws MalformedTextException {
      Matcher cell = CELL.matcher(line.text());
      int end = line.text().stripTrailing().length();
      int at = start + (int) line.text().substring(start).chars().takeWhile(c -> c == ' ').count();
      while (at < end) {
        if (sums.size() == CELLS) {
          throw new MalformedTextException(
              line.place(source, at),
              "there is something after the 81 cells",
              "Remove it, or put the next puzzle on a separate line.");
        }
        if (!cell.find(at) || cell.start() != at) {
          throw new MalformedTextException(
              line.place(source, at),
              "expected a cell, found " + ProblemWords.quote(line.text().substring(at, end)),
              "A cell is = and a number, or + and a number; in jigsaws J0 to J8 follows.");
        }
        readCell(line, cell);
        at = cell.end();
      }
    }

    private void readCell(TextLine line, Matcher cell) throws MalformedTextException {
      Token number = new Token(line, cell.start(2), cell.group(2));
      if (cell.group(1).equals("+")) {
        int head = Integer.parseInt(number.text());
        if (head >= CELLS) {
          throw new MalformedTextException(
              number.place(source),
              "the cage begins in cell " + head,
              "Cells are numbered from 0 to 80.");
        }
        cages[sums.size()] = head;
        cages[head] = cages[head] == KillerRules.NONE ? head : cages[head];
      }
      sums.add(number);
      if (cell.group(3) != null) {
        regions.add(new Token(line, cell.start(3), cell.group(3)));
      }
    }
  }
}
