package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * Killers as n lines with n cells and, after a blank, the labels of their cages, as programming
 * contests write them; then perhaps the sums: {@code a=12 b=7}. A full stop is a cell without a
 * cage. If there are n labels, n times each, and no sums, they are the regions.
 */
final class CageLettersFormat extends ReadOnlyFormat {
  /** The only instance, because this format has no options. */
  static final CageLettersFormat CAGE_LETTERS = new CageLettersFormat();

  private static final int MIN_SIZE = 3;
  private static final char NO_CAGE = '.';

  private static final Pattern SUM =
      Pattern.compile("(?<label>[^\\s=:])\\s{0,9}[=:]\\s{0,9}(?<sum>\\d{1,4})[,;]?\\s*+");

  private CageLettersFormat() {
    super("cage-letters", "killers with the labels of the cages beside each row, then a=12 b=7 …");
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    int size =
        first.map(line -> row(line).size()).orElse(0) == 2 ? row(first.get()).get(0).length() : 0;
    if (size < MIN_SIZE || size > Grid.MAX_SIZE) {
      return false;
    }
    boolean hasLetter = false;
    for (int at = 0; at < size; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !isRow(line.get(), size)) {
        return false;
      }
      hasLetter |= row(line.get()).get(1).text().chars().anyMatch(Character::isLetter);
    }
    return hasLetter && lines.peek(size).filter(line -> isRow(line, size)).isEmpty();
  }

  private static List<Token> row(TextLine line) {
    return Token.split(line, Character::isWhitespace, 3);
  }

  private static boolean isRow(TextLine line, int size) {
    List<Token> words = row(line);
    return words.size() == 2
        && words.get(0).length() == size
        && words.get(1).length() == size
        && words
            .get(0)
            .text()
            .chars()
            .allMatch(c -> DigitSymbols.isSymbol((char) c) && DigitSymbols.digit((char) c) <= size);
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    int size = row(first.get()).get(0).length();
    List<TextLine> rows = new ArrayList<>();
    while (rows.size() < size && lines.peek(0).filter(line -> isRow(line, size)).isPresent()) {
      rows.add(lines.next().orElseThrow());
    }
    Place place = first.get().place(lines.source());
    if (rows.size() < size) {
      String problem =
          "row %d has no %s and as many labels"
              .formatted(rows.size() + 1, ProblemWords.count(size, "cell"));
      Optional<TextLine> wrong = lines.next();
      return Optional.of(
          PuzzleText.malformed(
              new MalformedTextException(
                  wrong.map(line -> line.place(lines.source())).orElse(place),
                  problem,
                  "A row looks like: 5..3 aabb")));
    }
    List<TextLine> sums = new ArrayList<>();
    int at = 0;
    while (lines.peek(at).filter(line -> line.isBlank() || isSums(line)).isPresent()) {
      if (lines.peek(at).orElseThrow().isBlank()) {
        at++;
        continue;
      }
      for (; at > 0; at--) {
        lines.next();
      }
      sums.add(lines.next().orElseThrow());
    }
    String source = lines.source();
    return Optional.of(new PuzzleText(place, () -> parse(source, rows, sums, assembler)));
  }

  private static boolean isSums(TextLine line) {
    Matcher sums = SUM.matcher(line.text().strip());
    return sums.lookingAt();
  }

  private static PuzzleEntry parse(
      String source, List<TextLine> rows, List<TextLine> sums, PuzzleAssembler assembler)
      throws MalformedTextException {
    int size = rows.size();
    List<Token> cells = new ArrayList<>();
    StringBuilder labels = new StringBuilder();
    for (TextLine row : rows) {
      Token digits = row(row).get(0);
      for (int i = 0; i < size; i++) {
        cells.add(new Token(row, digits.start() + i, digits.text().substring(i, i + 1)));
      }
      labels.append(row(row).get(1).text());
    }
    CellField givens = CellField.ofTokens(source, cells);
    Place start = rows.get(0).place(source);
    if (sums.isEmpty() && RegionLabels.isMask(labels.toString())) {
      return PuzzleEntry.of(
          assembler.assemble(givens, CellField.ofCharacters(start, labels.toString())));
    }
    Map<Character, Integer> bySum = sums(source, sums, labels.toString());
    Map<Character, List<Integer>> cages = new LinkedHashMap<>();
    for (int cell = 0; cell < labels.length(); cell++) {
      if (labels.charAt(cell) != NO_CAGE) {
        cages.computeIfAbsent(labels.charAt(cell), any -> new ArrayList<>()).add(cell);
      }
    }
    List<Constraint> constraints = new ArrayList<>();
    for (Map.Entry<Character, List<Integer>> cage : cages.entrySet()) {
      int[] own = cage.getValue().stream().mapToInt(Integer::intValue).toArray();
      Integer sum = bySum.get(cage.getKey());
      try {
        KillerCage made =
            new KillerCage(
                CellList.of(size, own), sum == null ? OptionalInt.empty() : OptionalInt.of(sum));
        made.requireFit(Symbols.usual(size));
        constraints.add(made);
      } catch (InvalidConstraintException e) {
        throw new MalformedTextException(
            start,
            "cage '%s': %s".formatted(cage.getKey(), Objects.requireNonNull(e.getMessage())),
            "Correct its label or its sum.");
      }
    }
    Puzzle plain = assembler.assemble(givens);
    return PuzzleEntry.of(plain.withConstraints(constraints));
  }

  private static Map<Character, Integer> sums(String source, List<TextLine> lines, String labels)
      throws MalformedTextException {
    Map<Character, Integer> sums = new LinkedHashMap<>();
    for (TextLine line : lines) {
      Matcher sum = SUM.matcher(line.text().strip());
      int end = 0;
      while (sum.find() && sum.start() == end) {
        end = sum.end();
        char label = sum.group("label").charAt(0);
        if (labels.indexOf(label) < 0) {
          throw new MalformedTextException(
              line.place(source),
              "there is no cage " + ProblemWords.quote(String.valueOf(label)),
              "The labels beside the rows name the cages.");
        }
        sums.put(label, Integer.valueOf(sum.group("sum")));
      }
      if (end < line.text().strip().length()) {
        throw new MalformedTextException(
            line.place(source),
            ProblemWords.quote(line.text().strip().substring(end)) + " is not the sum of a cage",
            "A sum looks like: a=12");
      }
    }
    return sums;
  }
}
