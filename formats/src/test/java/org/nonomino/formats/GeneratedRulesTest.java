package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/** Rules that Nonomino generated are never those of an author. */
final class GeneratedRulesTest {
  private static final List<PuzzleFormat> FORMATS =
      List.of(FPuzzlesFormat.FPUZZLES, LinkFormat.FPUZZLES_LINK, LinkFormat.SUDOKUPAD);

  /** Returns puzzles with each kind of constraint alone, and with random choices of all kinds. */
  private static List<PuzzleEntry> puzzles() {
    PuzzleEntry all = JsonReading.entries(JsonConstraintsTest.resource("all-kinds.json")).get(0);
    List<Constraint> constraints = all.puzzle().rules().constraints();
    List<PuzzleEntry> puzzles = new ArrayList<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      puzzles.add(with(all, constraints.stream().filter(each -> each.kind() == kind).toList()));
    }
    Random random = new Random(1);
    for (int i = 0; i < 30; i++) {
      List<Constraint> some = new ArrayList<>(constraints);
      Collections.shuffle(some, random);
      puzzles.add(with(all, some.subList(0, 1 + random.nextInt(some.size()))));
    }
    return puzzles;
  }

  private static PuzzleEntry with(PuzzleEntry entry, List<Constraint> constraints) {
    return PuzzleEntry.of(
        new Puzzle(entry.puzzle().givens(), Rules.of(entry.puzzle().mask(), constraints)));
  }

  @Test
  void rulesOfAllKindsAreNotReadBackAsAnAuthors() {
    Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
    for (PuzzleEntry entry : puzzles()) {
      for (PuzzleFormat format : FORMATS) {
        if (format.refusal(entry).isEmpty()) {
          String text = FormatTexts.write(format, List.of(entry));
          assertThat(FormatTexts.found(text).get(0).text(EntryPart.RULES))
              .as("%s of %s", format.name(), entry.puzzle().rules().constraints())
              .isEmpty();
          entry.puzzle().rules().constraints().forEach(each -> seen.add(each.kind()));
        }
      }
    }
    assertThat(seen).hasSize(ConstraintKind.values().length);
  }

  @Test
  void sentencesAreRecognizedInAnyOrderAndNumber() {
    Random random = new Random(1);
    for (PuzzleEntry entry : puzzles()) {
      Map<ConstraintKind, String> sentences =
          RulesInWords.byKind(entry.puzzle().rules(), Language.en.rules());
      Rules rules = entry.puzzle().rules();
      sentences
          .values()
          .forEach(each -> assertThat(GeneratedRules.areAll(each, rules)).as(each).isTrue());
      List<String> mixed = new ArrayList<>(sentences.values());
      mixed.add("Normal sudoku rules apply.");
      Collections.shuffle(mixed, random);
      String text = String.join("\n", mixed.subList(0, 1 + random.nextInt(mixed.size())));
      assertThat(GeneratedRules.areAll(text, rules) || text.equals("Normal sudoku rules apply."))
          .as(text)
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Normal sudoku rules apply.",
        "Digits in a cage do not repeat. Have fun.",
        "Digits in a cage do not repeat, except on Mondays.",
        "Normal sudoku rules do not apply. Digits in a cage do not repeat.",
        "No fish.",
        "Along each green line, adjacent digits differ by at least 5.",
        "The digits in the red squares add up to 12.",
      })
  void otherRulesAreAnAuthors(String text) {
    assertThat(GeneratedRules.areAll(text, Rules.of(RegionMask.boxes(3, 3)))).isFalse();
  }

  @Test
  void rulesDescribeWhatIsWritten() {
    String grid = "1...\n...2\n.3..\n....\n\n%s\n";

    assertThat(fpuzzles(grid.formatted("greater: r1c2 > r1c3")))
        .contains("Digits along a thermometer increase from the bulb.")
        .doesNotContain("inequality");
    assertThat(fpuzzles(grid.formatted("windows")))
        .contains("Each shaded extra region holds 1 to 4 once.")
        .doesNotContain("window");
  }

  private static String fpuzzles(String text) {
    return FPuzzlesFormat.FPUZZLES.write(FormatTexts.found(text).get(0));
  }
}
