package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.render.DigitStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.techniques.TechniqueExamples;

final class StepWordsTest {
  private static final StepWords ENGLISH =
      new StepWords(BookLanguage.named("en"), DigitStyle.LETTERS);
  private static final StepWords GERMAN =
      new StepWords(BookLanguage.named("de"), DigitStyle.LETTERS);

  /** Words of at least two letters; names of cells and single letters are not words. */
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

  /** Names that are the same in both languages, and the preposition. */
  private static final Set<String> SHARED =
      Set.of(
          "in",
          "Wing",
          "XY",
          "XYZ",
          "WXYZ",
          "VWXYZ",
          "UVWXYZ",
          "XZ",
          "Sashimi",
          "Franken",
          "Nishio",
          "ALS",
          "AIC",
          "BUG",
          "Sue",
          "de",
          "Coq",
          "Medusa",
          "SK",
          "Tridagon",
          "Junior",
          "Exocet");

  private static List<TechniquePosition> examples(StepKind kind) {
    return Stream.concat(
            TechniqueExamples.of(kind).stream(), TechniqueExamples.small(kind).stream())
        .toList();
  }

  /** Returns a step in German, with usual blanks. */
  private static String german(TechniquePosition example) {
    return GERMAN.step(example.step(), example.board()).replace('\u00a0', ' ');
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @EnumSource
  void germanStepsHaveNoEnglishWordAndNoCode(StepKind kind) {
    for (TechniquePosition example : examples(kind)) {
      String german = german(example);
      Set<String> common = words(german);
      common.retainAll(words(ENGLISH.step(example.step(), example.board())));

      assertThat(SHARED).as(german).containsAll(common);
      assertThat(german)
          .doesNotContain("=>", "{", "}", "r1c", "null")
          .startsWith(BookLanguage.named("de").technique(kind));
    }
  }

  /** All cells and digits of the conclusions are in the text. */
  @ParameterizedTest
  @EnumSource
  void stepsNameTheirConclusions(StepKind kind) {
    for (TechniquePosition example : examples(kind)) {
      String text = german(example);
      String result = text.substring(text.indexOf(": ") + 2);
      for (Deduction deduction : example.step().deductions()) {
        int size = example.board().size();
        String cell = "Z" + (deduction.cell() / size + 1) + "S" + (deduction.cell() % size + 1);
        boolean isPlaced = deduction instanceof Deduction.Placement;
        assertThat(Stream.of(result.split("; ")))
            .as(text)
            .anyMatch(
                part ->
                    part.contains(isPlaced ? " = " : " ≠ ")
                        && part.contains(cell)
                        && List.of(part.replaceAll(".*[=≠] ", "").split(", "))
                            .contains(String.valueOf(deduction.digit())));
      }
    }
  }

  @Test
  void stepsReadLikeThis() {
    assertThat(
            Stream.of(
                    StepKind.LAST_CELL, StepKind.NAKED_SINGLE, StepKind.NAKED_PAIR, StepKind.X_WING)
                .map(kind -> TechniqueExamples.of(kind).get(0))
                .map(StepWordsTest::german))
        .containsExactly(
            "Letztes Feld in Zeile 3: Z3S3 = 2",
            "Nackter Einer: Z5S2 = 1",
            "Nacktes Paar, 5, 8 in Z4S5, Z4S7: Z4S9 ≠ 5",
            "X-Wing, 6 (Zeilen 3, 4; Spalten 2, 6): Z3S5 ≠ 6");
  }

  /** Returns a step as it is in a path in German, with usual blanks and without its number. */
  private static String germanPath(TechniquePosition example) {
    return GERMAN
        .path(example.board(), List.of(example.step()))
        .get(0)
        .replace('\u00a0', ' ')
        .substring("1. ".length());
  }

  /** Chains alternate between strong and weak links, also inside the parentheses of a cell. */
  @ParameterizedTest
  @EnumSource
  void linksOfChainsAlternate(StepKind kind) {
    boolean isCovered =
        kind.family() == TechniqueFamily.CHAINS
            && !Set.of(StepKind.SIMPLE_COLOURING, StepKind.MULTI_COLOURS, StepKind.MEDUSA)
                .contains(kind);
    for (TechniquePosition example : examples(kind)) {
      String line = germanPath(example);
      assertThat(line).doesNotContain("r1c", " - ", "||", "set", "links");
      if (isCovered) {
        assertThat(line).contains("−");
      }
      if (line.contains("−")) {
        String chains = line.substring(0, line.lastIndexOf(": "));
        for (String chain : chains.split("; ", -1)) {
          assertThat(chain.replaceAll("[^=−]", "")).as(line).matches("=?(−=)*−?");
        }
      }
    }
  }

  @Test
  void chainsOfAPathReadLikeThis() {
    assertThat(
            Stream.of(
                    StepKind.W_WING,
                    StepKind.GROUPED_AIC,
                    StepKind.ALS_AIC,
                    StepKind.REGION_FORCING_CHAINS,
                    StepKind.NISHIO_FORCING_CHAINS)
                .map(kind -> TechniqueExamples.of(kind).get(0))
                .map(StepWordsTest::germanPath))
        .containsExactly(
            "W-Wing (6=8)Z2S5 − Z4S5 = Z4S8 − (8=6)Z6S7: Z6S5 ≠ 6",
            "Wechselkette mit Gruppen (5)Z2S45 = Z2S9 − (5=9)Z9S9 − Z78S8 = (9−6)Z3S8 = Z3S4: Z3S4 ≠ 5",
            "Wechselkette mit ALS (1)Z9S6 = Z8S6 − Z8S3 = (2)Z1S3 − Z1S4 = Z89S4 [Z1258S3]: Z9S6 ≠ 2",
            "Verzweigung aus einem Haus (8−9)Z7S5; (8)Z7S6 − (8=9)Z8S5 − Z7S5; (8−2)Z7S8 = (2−9)Z7S5: Z7S5 ≠ 9",
            "Nishio, 7 in Z4S5, Z4S1, Z4S3, Z1S5, Z5S3, Z1S3: Z4S5 ≠ 7");
  }

  private static final Puzzle PUZZLE =
      new Puzzle(
          Grid.ofSymbols(
                  9,
                  "000000010400000000020000000000050407008000300001090000300400200050100000000806000")
              .orElseThrow(),
          RegionMask.boxes(3, 3));

  /** Each hint tells more than the one before: the first has no technique and no digit. */
  @Test
  void hintsAreAboutTheFirstOfTheHardestSteps() {
    StepPath path = new Explainer(Scale.NONOMINO).path(PUZZLE, Deadline.NEVER);
    Step hardest =
        path.steps().stream()
            .filter(step -> step.rating().equals(path.rating()))
            .findFirst()
            .orElseThrow();

    List<String> hints = ENGLISH.hints(PUZZLE, path);

    assertThat(hints).hasSize(4);
    assertThat(hints.get(0))
        .doesNotContain(hardest.kind().words())
        .matches("((row|column|box|rows|columns|boxes) [1-9, ]+;? ?)+");
    assertThat(hints.get(1)).isEqualTo(hardest.kind().words());
    assertThat(hints.get(2)).matches("[1-9, ]+|(r[1-9]c[1-9](, )?)+");
    assertThat(hints.get(3))
        .startsWith(hardest.kind().words())
        .contains(String.valueOf(hardest.deductions().get(0).digit()));
  }

  @Test
  void theLinesOfAPathAreNumberedFromTheFirstStep() {
    StepPath path = new Explainer(Scale.NONOMINO).path(PUZZLE, Deadline.NEVER);
    List<String> all = ENGLISH.path(Board.of(PUZZLE), path.steps());

    assertThat(all).hasSameSizeAs(path.steps());
    List<String> numbers = new ArrayList<>();
    for (int i = 1; i <= all.size(); i++) {
      numbers.add(i + ". ");
    }
    assertThat(all).zipSatisfy(numbers, (line, number) -> assertThat(line).startsWith(number));
  }
}
