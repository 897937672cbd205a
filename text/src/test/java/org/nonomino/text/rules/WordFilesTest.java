package org.nonomino.text.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellNames;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.SymbolNotation;
import org.nonomino.text.Token;

/** The files of words have the same keys in each language, and each of them is used. */
final class WordFilesTest {
  /** Constraints on a grid, as people type them; together they need every sentence. */
  private record Sample(RegionMask mask, String text) {
    Rules rules() throws MalformedTextException {
      Token token = ConstraintNotation.token(text);
      Symbols symbols =
          SymbolNotation.among("", token, mask.size()).orElse(Symbols.usual(mask.size()));
      return Rules.of(mask, ConstraintNotation.read("", token, symbols), symbols);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static List<Sample> samples() {
    RegionMask boxes = RegionMask.boxes(3, 3);
    String sizes =
        IntStream.rangeClosed(2, 12)
            .mapToObj(count -> "; palindrome: " + snake(9, count))
            .collect(Collectors.joining());
    RegionMask jigsaw =
        RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});
    return Stream.concat(
            Stream.of(
                    "falling diagonal",
                    "diagonals",
                    "rising diagonal; windows; centre dot; asterisk; girandola",
                    "symbols SUDOKWPZL; sandwich 15: row 4",
                    "disjoint groups; anti-knight; anti-king; anti-taxicab; global entropy; dutch flatmates",
                    "non-consecutive; negative black dots; negative xv",
                    "non-consecutive; white dot: r1c1 r1c2; negative black dots",
                    "non-consecutive; black dot: r1c1 r1c2; negative black dots",
                    "non-consecutive; white dot 2: r1c1 r1c2; black dot 3: r2c1 r2c2; negative black dots",
                    "white dot: r1c1 r1c2; white dot 3: r2c1 r2c2; black dot: r3c1 r3c2; black dot 3: r4c1 r4c2; negative black dots",
                    "white dot 2: r1c1 r1c2; white dot 3: r2c1 r2c2; black dot 3: r3c1 r3c2; black dot 4: r4c1 r4c2",
                    "x: r1c1 r1c2; negative xv",
                    "v: r1c1 r1c2; negative xv",
                    "x: r1c1 r1c2; v: r2c1 r2c2; negative xv",
                    "extra region: r1c1 r2c2 r3c3",
                    "extra region: r1c1 r1c3 r1c5 r1c7 r1c9 r5c1 r5c3 r5c5 r5c7",
                    "cage: r1c1 r1c2",
                    "cage: r1c1 r1c2; cage 7: r2c1 r2c2",
                    "cage 7: r2c1 r2c2; repeat cage 9: r4c2 r4c1",
                    "repeat cage 9: r4c1 r4c2",
                    "repeat cage 9: r4c1 r4c2; equal cages: r1c2 r1c3 = r3c2 r4c4",
                    "sum 3..5: r1c1 + 2 r2c2",
                    "sum 3: r1c1 + r2c2; sum at least 5: r5c5 + r5c6; sum 2: r6c1 - r7c1; sum: r9c1 = r9c2",
                    "sum at most 5: r1c1 + r1c2; sum 3: r1c2 + r1c3; sum 3..8: r1c2 + r1c4; sum 3: r1c2 + r1c5; sum: r1c2 + r1c6 = r1c7 + r1c8",
                    "pair \"a != b\": r1c1 r1c2; rule \"X\" = pair \"a != b\" at move 1,3; rule \"Y\" = pair \"a < b\": r3c3-r3c5; rule \"Y\": r6c3-r6c5",
                    "pair \"a % 3 < b\" for any two: r1c1-r1c4; pair \"a < b\" between neighbours: r1c1 r1c2; pair \"a < b\" at move 1,3; pair \"a > 2\": r8c1-r8c3",
                    "pair \"a != b\" for any two: r1c1-r1c4; pair \"a != b\" for any two: r2c1-r2c4; pair \"a != b\" between neighbours; pair \"a != b\" at move 1,1; pair \"a != b\" at move 1,2; pair \"a == b\": r6c1 r6c2",
                    "pair \"a == b\": r1c1-r1c4; pair \"a != b\": r3c1-r3c4; pair \"abs(a-b) == 1\": r5c1-r5c4; pair \"abs(a-b) != 1\": r7c1-r7c4",
                    "pair \"(a+b)%2 == 0\": r1c1-r1c4; pair \"(a+b)%2 == 1\": r3c1-r3c4; pair \"abs(a-b) >= 3\": r5c1-r5c4; pair \"abs(a-b) <= 3\": r7c1-r7c4",
                    "pair \"abs(a-b) == 3\": r1c1-r1c4; pair \"abs(a-b) != 3\": r3c1-r3c4; pair \"a+b == 9\": r5c1-r5c4; pair \"a+b != 9\": r7c1-r7c4",
                    "pair \"a+b >= 9\": r1c1-r1c4; pair \"a+b <= 9\": r3c1-r3c4; pair \"(a+b)%3 == 0\": r5c1-r5c4; pair \"(a+b)%3 != 0\": r7c1-r7c4",
                    "pair \"a%3 == b%3\": r1c1-r1c4; pair \"a%3 != b%3\": r3c1-r3c4; pair \"a == 2*b or b == 2*a\": r5c1-r5c4; pair \"a != 2*b and b != 2*a\": r7c1-r7c4",
                    "pair \"abs(a-b) >= 3 or a == b\": r1c1-r1c4; pair \"abs(a-b) >= 3 and (a+b)%2 == 0\": r3c1-r3c4",
                    "pair \"a<b\": r1c1-r1c4; pair \"a<=b\": r3c1-r3c4; pair \"a>b\": r5c1-r5c4; pair \"a>=b\": r7c1-r7c4",
                    "pair \"b==a+2\": r1c1-r1c4; pair \"a==b+2\": r3c1-r3c4; pair \"b>=a+2\": r5c1-r5c4; pair \"b==3*a\": r7c1-r7c4",
                    "pair \"a<b and a%2==b%2\": r1c1-r1c4",
                    "pattern \".*1.*\": each row; pattern \".*2.*\": each column",
                    "pattern \".*1\": r1c1 r1c2; machine \"start s=0; next s=d; accept s<n\": r1c1 r1c2",
                    "count 1 of 1 2: r1c1 r1c2; count at least 1 of \"d > 1\": r1c1 r1c2; distinct 2: r1c1 r1c2; count 0..1 of 3: r3c1 r4c4",
                    "rule \"A\" = distinct 2 drawn as circles red: r1c1 r3c3; rule \"B\" = distinct 2 drawn as cage blue: r1c4 r1c5; rule \"C\" = distinct 2 drawn as dot blue: r5c4 r5c5; distinct 2 drawn as nothing: r9c1 r9c2",
                    "rule \"B\" = distinct 2 drawn as cage blue: r1c4 r1c5; rule \"B\": r7c4 r7c5; rule \"C\" = distinct 2 drawn as dot blue: r5c4 r5c5; rule \"C\": r5c7 r5c8",
                    "either (thermometer) (palindrome): r1c1-r1c3; neither (renban): r1c1-r1c3",
                    "greater: r2c1 > r2c2",
                    "thermometer: r3c1 r2c2; slow thermometer: r5c1 r5c2",
                    "arrow: r3c1 = r2c2 r2c3",
                    "arrow: r3c1 = r2c2 r2c3; arrow: r5c1 r5c2 = r6c1 r6c2",
                    "arrow: r5c2 r5c1 = r6c1 r6c2",
                    "palindrome: r2c1 r2c2; renban: r4c1 r4c2",
                    "whispers 5: r2c1 r2c2; whispers 5: r3c1 r3c2; whispers 4: r4c1 r4c2",
                    "region sum line: r1c3 r1c4; equal sum line: r1c3 r1c4; ten-line: r1c3 r1c4",
                    "ten-line: r1c3 r1c4; ten-line 12: r1c3 r1c4",
                    "region sum line: r1c3 r1c4 r2c3",
                    "between line: r1c1 r1c2 r1c3; entropic line: r3c2 r3c3 r3c4",
                    "modular line 3: r1c1 r1c2 r1c3",
                    "modular line 3: r1c1 r1c2",
                    "modular line 3: r1c1 r1c2 r1c3; modular line 4: r2c1 r2c2 r2c3",
                    "parity line: r1c1 r1c2; nabner: r3c1 r3c2; zipper line: r5c1 r5c2 r5c3",
                    "double arrow: r1c1 r1c2 r1c3; lockout line 4: r3c1 r3c2 r3c3",
                    "little killer 17: down-right from above r1c1; sandwich 15: row 4",
                    "sandwich 15: row 4; x-sum 6: left of row 2; skyscraper 3: left of row 3; numbered room 3: left of row 5",
                    "x-sum 6: left of row 2",
                    "odd: r1c1; even: r2c2; minimum: r4c4; maximum: r8c8",
                    "minimum: r4c4 r4c5; maximum: r8c8 r8c7",
                    "row indexer: r1c1; column indexer: r2c2; box indexer: r3c3",
                    "quadruple 1 2: r1c1 r2c2",
                    "quadruple 1 2 2: r1c1 r2c2",
                    "clone: r1c1 = r9c9; counting circles: r1c1 r5c5",
                    "clone: r1c1 r1c2 = r4c3 r4c4; candidates 1 3: r2c2")
                .map(text -> new Sample(boxes, text)),
            Stream.of(
                new Sample(jigsaw, "disjoint groups; region sum line: r1c3 r1c4"),
                new Sample(jigsaw, "box indexer: r1c1; region sum line: r1c3 r1c4 r1c3"),
                new Sample(RegionMask.boxes(2, 3), "entropic line: r3c2 r3c3 r3c4"),
                new Sample(
                    RegionMask.boxes(2, 5), "diagonals; candidates 1 10: r1c1; candidates 3: r1c2"),
                new Sample(RegionMask.boxes(2, 3), ""),
                new Sample(jigsaw, ""),
                new Sample(partial(9, 8), ""),
                new Sample(partial(9, 9), ""),
                new Sample(
                    boxes,
                    "repeat cage 9: r4c1 r4c2; product cage 12: r1c1 r1c2;"
                        + " difference cage 2: r2c1 r2c2; quotient cage 2: r3c1 r3c2"),
                new Sample(RegionMask.boxes(1, 1), ""),
                new Sample(RegionMask.boxes(1, 5), ""),
                new Sample(RegionMask.boxes(1, 1), "diagonals"),
                new Sample(RegionMask.partial(3, new int[] {0, 0, -1, 0, -1, -1, -1, -1, -1}), ""),
                new Sample(RegionMask.partial(3, new int[] {0, 0, -1, -1, 1, 1, -1, -1, -1}), ""),
                new Sample(boxes, "lockout line 4: r1c1 r1c2 r1c3; lockout line 3: r3c1 r3c2 r3c3"),
                new Sample(boxes, "arrow: r3c1 = r2c2; cage 5: r5c5" + sizes),
                new Sample(RegionMask.boxes(4, 4), "palindrome: " + snake(16, 113)),
                new Sample(
                    boxes,
                    "x-sum 6: above column 1; x-sum 7: below column 2; x-sum 8: right of row 3;"
                        + " little killer 9: up-left from below r9c8; little killer 8: up-right from below r9c2;"
                        + " little killer 7: down-left from above r1c8")))
        .toList();
  }

  /** Returns a mask with one region, the first cells of the grid. */
  private static RegionMask partial(int size, int count) {
    int[] regions = new int[size * size];
    Arrays.fill(regions, count, regions.length, RegionMask.NO_REGION);
    return RegionMask.partial(size, regions);
  }

  /** Returns the first cells of a grid, with each second row from right to left. */
  private static String snake(int size, int count) {
    return IntStream.range(0, count)
        .map(i -> i / size % 2 == 0 ? i : i / size * size + size - 1 - i % size)
        .mapToObj(cell -> CellNames.name(size, cell))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @EnumSource
  void eachLanguageHasTheRulesOfEnglishWithTheSameNamesInBraces(Language language) {
    assertThat(names(language.rules())).isEqualTo(names(Language.en.rules()));
  }

  private static Map<String, Set<String>> names(Phrasebook words) {
    Map<String, Set<String>> names = new TreeMap<>();
    words.texts().forEach((key, text) -> names.put(key, Phrasebook.names(text)));
    return names;
  }

  @ParameterizedTest
  @EnumSource
  void eachLanguageHasTheCellsOfEnglish(Language language) {
    assertThat(language.cells().texts().keySet())
        .containsExactlyInAnyOrderElementsOf(Language.en.cells().texts().keySet());
  }

  @Test
  void eachSentenceIsUsed() throws MalformedTextException {
    assertEachIsUsed(
        Language.en.rules(),
        (rules, marked) -> {
          List<String> sentences = new ArrayList<>(RulesInWords.byKind(rules, marked).values());
          RuleSentences first = new RuleSentences(new RuleFacts(rules), marked);
          sentences.add(first.normal());
          first.values().ifPresent(sentences::add);
          return sentences;
        });
  }

  @Test
  void eachWordAboutCellsIsUsed() throws MalformedTextException {
    assertEachIsUsed(
        Language.en.cells(),
        (rules, marked) -> words(new CellsInWords(rules, Language.en.rules(), marked)));
  }

  /** Replaces each text by its key and its names in braces, and looks for the keys. */
  private static void assertEachIsUsed(
      Phrasebook words, BiFunction<Rules, Phrasebook, List<String>> written)
      throws MalformedTextException {
    Phrasebook marked =
        new Phrasebook(
            words.texts().entrySet().stream()
                .collect(
                    Collectors.toMap(
                        Map.Entry::getKey,
                        text ->
                            "<%s>%s"
                                .formatted(
                                    text.getKey(),
                                    Phrasebook.names(text.getValue()).stream()
                                        .map("{%s}"::formatted)
                                        .collect(Collectors.joining())))));
    Set<String> used = new TreeSet<>();
    for (Sample sample : samples()) {
      for (String text : written.apply(sample.rules(), marked)) {
        Pattern.compile("<([a-z0-9-]+)>")
            .matcher(text)
            .results()
            .forEach(key -> used.add(key.group(1)));
      }
    }

    assertThat(used).containsExactlyInAnyOrderElementsOf(words.texts().keySet());
  }

  @ParameterizedTest
  @EnumSource
  void allNamesInBracesAreReplaced(Language language) throws MalformedTextException {
    for (Sample sample : samples()) {
      assertThat(RulesInWords.text(sample.rules(), language)).doesNotContain("{");
      assertThat(words(CellsInWords.of(sample.rules(), language)))
          .noneMatch(text -> text.contains("{"));
    }
  }

  private static List<String> words(CellsInWords words) {
    return Stream.concat(words.texts().stream(), words.outside().stream()).toList();
  }

  @Test
  void frenchCellsHaveTheirWords() throws MalformedTextException {
    assertThat(french("cage 15: r1c1 r1c2 r1c3").textOfCell(0))
        .isEqualTo("cage de trois cases de somme 15");
    assertThat(french("thermometer: r1c1 r1c2 r1c3").textOfCell(0))
        .isEqualTo("bulbe d’un thermomètre de trois cases");
    assertThat(french("thermometer: r1c1 r1c2 r1c3").textOfCell(2))
        .isEqualTo("troisième des trois cases d’un thermomètre");
    assertThat(french("sandwich 15: row 4").outside())
        .containsExactly("à gauche de la ligne 4\u00a0: sandwich 15");
  }

  private static CellsInWords french(String constraints) throws MalformedTextException {
    return CellsInWords.of(new Sample(RegionMask.boxes(3, 3), constraints).rules(), Language.fr);
  }

  @Test
  void linesWithoutAKeyAreRefused() {
    assertThatThrownBy(() -> Phrasebook.parse("# a comment\nkey: text\nnothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no key in the line 'nothing'");
    assertThatThrownBy(() -> Phrasebook.parse("key: text\nkey: other"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the key 'key' occurs twice");
    assertThat(Phrasebook.parse("# a comment\n\nkey: a text: with a colon\n").texts())
        .isEqualTo(Map.of("key", "a text: with a colon"));
  }
}
