package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * Codes of Perfect Sudoku for 9×9 killers, one per line, as forums exchange them: {@code 3x3}, then
 * {@code d} if the diagonals count, {@code k} and 81 numbers, with a colon after each. A number is
 * 256 times the sum of the cell's cage plus the number of the cage, 0 to 255. Cells without a sum
 * are in no cage. A cage of one cell is a given. Text after a code is read as a label, but not
 * written.
 *
 * <p>Programs number their cages as they like; here the number of a cage or a free cell is that of
 * its first cell, row-major from 0.
 *
 * <p>Source: the description by the author of SumoCue, sudocue.net/forum, thread 519, with the
 * correction in thread 551 that the sum is the higher part. They name only the letters d and k.
 */
final class PerfectSudokuFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat PERFECT_SUDOKU = new PerfectSudokuFormat();

  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;

  /** The number of fields before the cells. */
  private static final int HEAD = 3;

  /** The factor of the sum, and the number of different cages. */
  private static final int SUM = 256;

  private static final String COLON = ":";
  private static final String BOXES = "3x3";
  private static final String DIAGONALS = "d";
  private static final String KILLER = "k";
  private static final Pattern CODE = Pattern.compile("3x3:[a-zA-Z]{0,20}:k:.*");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");
  private static final String BLANK = ".";

  private PerfectSudokuFormat() {}

  @Override
  public String name() {
    return "perfectsudoku";
  }

  @Override
  public String description() {
    return "codes of killers in forums and in Perfect Sudoku, one per line: 3x3::k: and 81 numbers";
  }

  @Override
  public boolean holds(ConstraintKind kind) {
    return KillerRules.isKnown(kind);
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    Rules rules = entry.puzzle().rules();
    return Refusal.unlessClassic(name(), entry)
        .or(() -> KillerRules.refusal(name(), rules))
        .or(() -> KillerRules.refusalOfGivens(name(), entry.puzzle()))
        .or(() -> KillerRules.of(rules).refusalOfUnknownSums(name()));
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent() && CODE.matcher(first.get().text().strip()).matches();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> new Code(source, line).parse(assembler));
  }

  @Override
  public String text(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    KillerRules killer = KillerRules.of(puzzle.rules());
    StringBuilder text = new StringBuilder(BOXES).append(COLON);
    text.append(killer.hasDiagonals() ? DIAGONALS : "").append(COLON);
    text.append(KILLER).append(COLON);
    for (int cell = 0; cell < CELLS; cell++) {
      int sum = puzzle.givens().digit(cell) + killer.sum(cell);
      text.append(SUM * sum + killer.head(cell)).append(COLON);
    }
    return text.append('\n').toString();
  }

  private static final class Code {
    private final String source;
    private final TextLine line;
    private final Token word;

    Code(String source, TextLine line) {
      this.source = source;
      this.line = line;
      this.word = Token.split(line, Character::isWhitespace, 1).get(0);
    }

    PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
      List<Token> fields = fields();
      boolean hasDiagonals = hasDiagonals(fields);
      List<Token> numbers = fields.subList(HEAD, fields.size());
      if (numbers.size() != CELLS) {
        throw new MalformedTextException(
            word.place(source),
            "there are " + ProblemWords.count(numbers.size(), "number") + ", expected " + CELLS,
            ProblemWords.missingOrTooMany(numbers.size(), CELLS, "number"));
      }
      Token[] firsts = new Token[SUM];
      int[] cages = cages(numbers, firsts);
      List<Token> givens = new ArrayList<>(CELLS);
      for (int cell = 0; cell < CELLS; cell++) {
        Token number = numbers.get(cell);
        boolean isGiven = cages[cell] == KillerRules.NONE && sum(number) != 0;
        String given = isGiven ? Integer.toString(sum(number)) : BLANK;
        givens.add(new Token(line, number.start(), given));
      }
      List<Constraint> constraints =
          KillerRules.read(
              SIZE,
              hasDiagonals,
              cages,
              cage -> sum(firsts[cage]),
              cage -> firsts[cage].place(source));
      Puzzle plain = assembler.assemble(CellField.ofTokens(source, givens));
      return new PuzzleEntry(
          plain.withConstraints(constraints), line.rest(word.end()), Optional.empty());
    }

    /** Returns the fields before the colons, and the text after the last colon. */
    private List<Token> fields() {
      List<Token> fields = new ArrayList<>(HEAD + CELLS);
      int start = word.start();
      String text = word.text().endsWith(COLON) ? word.text() : word.text() + COLON;
      for (String field : text.substring(0, text.length() - 1).split(COLON, -1)) {
        fields.add(new Token(line, start, field));
        start += field.length() + 1;
      }
      return fields;
    }

    private boolean hasDiagonals(List<Token> fields) throws MalformedTextException {
      if (fields.size() < HEAD
          || !fields.get(0).text().equals(BOXES)
          || !fields.get(HEAD - 1).text().equals(KILLER)) {
        throw new MalformedTextException(
            word.place(source),
            ProblemWords.quote(word.text()) + " is not the code of a killer",
            "A code is 3x3::k: and 81 numbers with a colon after each.");
      }
      Token letters = fields.get(1);
      boolean hasDiagonals = letters.text().equals(DIAGONALS);
      if (!hasDiagonals && !letters.text().isEmpty()) {
        throw new MalformedTextException(
            letters.place(source),
            ProblemWords.quote(letters.text()) + " is not a known rule of a code",
            "Here is only d for the diagonals (3x3:d:k:), or nothing (3x3::k:).");
      }
      return hasDiagonals;
    }

    /**
     * Returns the number of the cage of each cell in a cage of several.
     *
     * @param firsts receives the first number of each cage
     */
    private int[] cages(List<Token> numbers, Token[] firsts) throws MalformedTextException {
      int[] cages = new int[CELLS];
      for (int cell = 0; cell < CELLS; cell++) {
        Token number = numbers.get(cell);
        if (!NUMBER.matcher(number.text()).matches()) {
          throw new MalformedTextException(
              number.place(source),
              "%s is not the number of a cage, here of %s"
                  .formatted(ProblemWords.quote(number.text()), CellNames.name(SIZE, cell)),
              "It is 256 times the sum of the cage plus the number of the cage, 0 to 255.");
        }
        int cage = Integer.parseInt(number.text()) % SUM;
        cages[cell] = sum(number) == 0 ? KillerRules.NONE : cage;
        if (cages[cell] == KillerRules.NONE) {
          continue;
        }
        if (firsts[cage] == null) {
          firsts[cage] = number;
        } else if (sum(number) != sum(firsts[cage])) {
          throw new MalformedTextException(
              number.place(source),
              "cage %d has two sums: %d, and %d in %s"
                  .formatted(cage, sum(firsts[cage]), sum(number), CellNames.name(SIZE, cell)),
              "All cells of a cage have the same number.");
        }
      }
      return KillerRules.ofSeveralCells(cages);
    }

    private static int sum(Token number) {
      return Integer.parseInt(number.text()) / SUM;
    }
  }
}
