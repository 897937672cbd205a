package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;

/** Techniques with names of their own, on the boards of {@code named-techniques.txt}. */
final class NamedTechniquesTest {
  private static final String FILE = "named-techniques.txt";

  static List<Example> examples() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(NamedTechniquesTest.class.getResourceAsStream(FILE), FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Example::of)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void findsTheStep(Example example) {
    Step step = steps(example.technique(), example.board()).get(0);

    assertThat(step.name()).isEqualTo(example.name);
    assertThat(step.rating()).hasToString(example.rating);
    assertThat(deductions(step, example.board().size())).isEqualTo(example.deductions);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void findsNothingWithOneCandidateMore(Example example) {
    assertThat(steps(example.technique(), example.nearMiss())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void takesAwayOnlyWhatIsThere(Example example) {
    Board board = example.board();

    for (Step step : steps(example.technique(), board)) {
      for (Deduction deduction : step.deductions()) {
        assertThat(board.isCandidate(deduction.cell(), deduction.digit())).isTrue();
      }
      assertThat(step.deductions()).doesNotHaveDuplicates();
      assertThat(step.evidence().candidates())
          .allMatch(candidate -> board.isCandidate(candidate.cell(), candidate.digit()));
    }
  }

  /** Each text has what follows, and the default one is not long. */
  @ParameterizedTest
  @MethodSource("examples")
  void explainsEachStep(Example example) {
    Board board = example.board();

    for (Step step : steps(example.technique(), board)) {
      String text = step.explain(board);
      String full = String.join(" ", step.explainInFull(board));
      for (Deduction deduction : step.deductions()) {
        String cell = CellNames.name(board.size(), deduction.cell());
        assertThat(List.of(text, full, step.notation(board)))
            .allMatch(words -> words.contains(cell));
      }
      assertThat(List.of(text, full)).allMatch(words -> words.endsWith("."));
      assertThat(List.of(text, full, step.notation(board)))
          .noneMatch(words -> words.contains("  ") || words.contains("%"));
    }
  }

  @Test
  void eachTechniqueHasAnIrregularBoard() throws IOException {
    Set<StepKind> irregular = EnumSet.noneOf(StepKind.class);
    for (Example example : examples()) {
      if (BoxRegions.equalTo(example.board().layout().mask()).isEmpty()) {
        irregular.add(example.kind());
      }
    }
    Set<StepKind> expected = EnumSet.noneOf(StepKind.class);
    NamedSteps.TECHNIQUES.forEach(technique -> expected.addAll(technique.kinds()));
    // So rare that their boards are made, in NamedWordsTest.
    expected.removeAll(
        Set.of(
            StepKind.REMOTE_PAIRS,
            StepKind.X_CHAIN,
            StepKind.FINNED_JELLYFISH,
            StepKind.SASHIMI_JELLYFISH));
    assertThat(irregular).containsAll(expected);
  }

  private static List<Step> steps(Technique technique, Board board) {
    List<Step> steps = new ArrayList<>();
    technique.find(board, new AllSteps(steps));
    return steps;
  }

  private static String deductions(Step step, int size) {
    return step.deductions().stream()
        .map(
            deduction ->
                CellNames.name(size, deduction.cell())
                    + (deduction instanceof Deduction.Placement ? "=" : "-")
                    + DigitSymbols.symbol(deduction.digit()))
        .collect(Collectors.joining(","));
  }

  /** A line of the file. */
  private record Example(
      String name,
      String rating,
      String deductions,
      String spoiler,
      String regions,
      String cells,
      String origin) {
    static Example of(String line) {
      String[] parts = line.split(" \\| ", -1);
      return new Example(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]);
    }

    Board board() {
      return DrawnBoard.of(regions, cells);
    }

    /** Returns the board with the candidate more. */
    Board nearMiss() {
      String[] parts = cells.split(" ", -1);
      int plus = spoiler.indexOf('+');
      int size = board().size();
      for (int cell = 0; cell < parts.length; cell++) {
        if (CellNames.name(size, cell).equals(spoiler.substring(0, plus))) {
          parts[cell] += spoiler.substring(plus + 1);
        }
      }
      return DrawnBoard.of(regions, String.join(" ", parts));
    }

    StepKind kind() {
      return technique().kinds().iterator().next();
    }

    Technique technique() {
      String kind = name.replaceAll(" (type \\d|\\(loop\\))$", "");
      return NamedSteps.TECHNIQUES.stream()
          .filter(
              technique ->
                  technique.kinds().stream()
                      .anyMatch(
                          each ->
                              each.words().equals(kind) || Variant.FINNED.words(each).equals(kind)))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException(name));
    }

    @Override
    public String toString() {
      return name + " " + rating + " " + origin;
    }
  }
}
