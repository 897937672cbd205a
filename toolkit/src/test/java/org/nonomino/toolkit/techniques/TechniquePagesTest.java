package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Refusals;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.TrueExample;
import org.nonomino.toolkit.techniques.TechniquePage.Section;

/** Each kind of steps has a page and an example, and docs/techniques is up to date. */
final class TechniquePagesTest {
  private static final Path DOCS =
      Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "techniques");

  @ParameterizedTest
  @EnumSource(StepKind.class)
  void eachKindHasAPage(StepKind kind) {
    TechniquePage page = TechniquePage.of(kind);

    assertThat(page.summary()).endsWith(".");
    assertThat(page.sections()).containsOnlyKeys(Section.values());
    int words = page.summary().split(" ").length;
    for (String text : page.sections().values()) {
      assertThat(text).endsWith(".");
      words += text.split(" ").length;
    }
    assertThat(words).isBetween(70, 200);
    assertThat(page.related()).doesNotContain(kind);
  }

  @ParameterizedTest
  @EnumSource(StepKind.class)
  void eachKindHasAnExample(StepKind kind) {
    assertThat(TechniqueExamples.of(kind)).isNotEmpty();
    requireRight(kind, TechniqueExamples.of(kind));
  }

  /** Examples for the tips in books. */
  @ParameterizedTest
  @EnumSource(StepKind.class)
  void smallExamplesNeedTheirTechnique(StepKind kind) {
    List<TechniquePosition> examples = TechniqueExamples.small(kind);

    requireRight(kind, examples);
    for (TechniquePosition example : examples) {
      assertThat(example.entry().puzzle().size()).isBetween(6, 8);
      assertThat(TrueExample.insteadOf(example.step(), example.board(), Deadline.NEVER)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "HIDDEN_SINGLE",
        "NAKED_SINGLE",
        "POINTING",
        "CLAIMING",
        "HIDDEN_PAIR",
        "NAKED_PAIR",
        "X_WING",
        "XY_WING"
      })
  void commonTechniquesHaveSmallExamplesWithBoxesAndWithout(StepKind kind) {
    assertThat(TechniqueExamples.small(kind))
        .extracting(each -> BoxRegions.equalTo(each.entry().puzzle().mask()).isPresent())
        .containsExactly(true, false);
  }

  /** The techniques without a small example. This list may only become shorter. */
  private static final Set<StepKind> ONLY_LARGE =
      EnumSet.of(
          StepKind.LEFTOVERS_PAIR,
          StepKind.LEFTOVERS_TRIPLE,
          StepKind.NAKED_QUAD,
          StepKind.HIDDEN_QUAD,
          StepKind.JELLYFISH,
          StepKind.CLASH,
          StepKind.FINNED_JELLYFISH,
          StepKind.SASHIMI_JELLYFISH,
          StepKind.REMOTE_PAIRS,
          StepKind.EXTENDED_RECTANGLE,
          StepKind.UVWXYZ_WING,
          StepKind.X_CHAIN,
          StepKind.XY_CHAIN,
          StepKind.SK_LOOP,
          StepKind.TRIDAGON,
          StepKind.JUNIOR_EXOCET);

  @ParameterizedTest
  @EnumSource(StepKind.class)
  void mostTechniquesHaveASmallExample(StepKind kind) {
    assertThat(TechniqueExamples.small(kind).isEmpty()).isEqualTo(ONLY_LARGE.contains(kind));
  }

  @Test
  void theSmallRuleOf45IsShownByOneHouseWithFewDigits() {
    for (TechniquePosition example : TechniqueExamples.small(StepKind.RULE_OF_45)) {
      Grid digits = example.entry().progress().grid();
      assertThat(example.step().evidence().houses()).hasSize(1);
      assertThat(example.entry().puzzle().size()).isEqualTo(6);
      assertThat(
              IntStream.range(0, digits.cellCount())
                  .filter(cell -> digits.digit(cell) != 0)
                  .count())
          .isLessThanOrEqualTo(3);
    }
  }

  private static void requireRight(StepKind kind, List<TechniquePosition> examples) {
    for (TechniquePosition example : examples) {
      PuzzleEntry entry = example.entry();
      Grid solution = entry.solution().orElseThrow();
      assertThat(example.step().kind()).isEqualTo(kind);
      assertThat(Solvers.standard().named("dlx").orElseThrow().solve(entry.puzzle()))
          .isEqualTo(new Verdict.Unique(solution));
      assertThat(Refusals.of(kind, entry.puzzle().rules())).isEmpty();
      for (int cell = 0; cell < solution.cellCount(); cell++) {
        int entered = entry.progress().grid().digit(cell);
        assertThat(entered).isIn(0, solution.digit(cell));
        // The board has exactly the candidates of the stored marks.
        assertThat(example.board().candidates(cell)).isEqualTo(entry.progress().centreMarks(cell));
      }
      for (Deduction deduction : example.step().deductions()) {
        boolean isRight = solution.digit(deduction.cell()) == deduction.digit();
        assertThat(isRight).isEqualTo(deduction instanceof Deduction.Placement);
      }
    }
  }

  /**
   * The examples for which no board is known that needs the technique, by the letter b for boxes or
   * i for irregular regions. This list may only become shorter. Two of them have no such board on
   * boxes of three rows and columns:
   *
   * <ul>
   *   <li>Direct claiming: its digit is confined in a row of a band to box A, and then has a single
   *       place in another row of the band, in box B. So in box C it is confined to the third row
   *       or already there. If it is there, or has no place in that row of box B, the single is a
   *       hidden one of box B. Otherwise it is that by direct pointing from box C.
   *   <li>A generalized X-wing is an X-wing, or one of its lines is replaced by a box. If two rows
   *       of a band share a cover box A, the third row holds the digit of box C, which points at
   *       it; after that, the other box points at the column. If a row and a box of one stack share
   *       two columns, the row claims its box, and then the third column claims the third box. Two
   *       boxes that share two lines leave the third line to claim the third box. A row and a
   *       column that share boxes at both ends share one box, which both claim.
   * </ul>
   */
  private static final Map<StepKind, String> NOT_NEEDED =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(StepKind.DIRECT_CLAIMING, "b"),
              Map.entry(StepKind.LEFTOVERS_PAIR, "i"),
              Map.entry(StepKind.LEFTOVERS_TRIPLE, "i"),
              Map.entry(StepKind.FRANKEN_X_WING, "b"),
              Map.entry(StepKind.HIDDEN_QUAD, "b"),
              Map.entry(StepKind.BUG_PLUS_N, "i"),
              Map.entry(StepKind.MUTANT_SWORDFISH, "b"),
              Map.entry(StepKind.FRANKEN_JELLYFISH, "b"),
              Map.entry(StepKind.VWXYZ_WING, "b"),
              Map.entry(StepKind.UVWXYZ_WING, "b"),
              Map.entry(StepKind.X_CHAIN, "b"),
              Map.entry(StepKind.GENERALIZED_X_WING, "b"),
              Map.entry(StepKind.XY_CHAIN, "bi")));

  /** Without the technique and its other names there is no step that is easier or as easy. */
  @ParameterizedTest
  @EnumSource(StepKind.class)
  void eachExampleNeedsItsTechnique(StepKind kind) {
    StringBuilder notNeeded = new StringBuilder();
    for (TechniquePosition example : TechniqueExamples.of(kind)) {
      if (TrueExample.insteadOf(example.step(), example.board(), Deadline.NEVER).isPresent()) {
        boolean areBoxes = BoxRegions.equalTo(example.entry().puzzle().mask()).isPresent();
        notNeeded.append(areBoxes ? 'b' : 'i');
      }
    }
    assertThat(notNeeded.toString()).isEqualTo(NOT_NEEDED.getOrDefault(kind, ""));
  }

  /** Without the technique, the next step is harder. */
  @ParameterizedTest
  @EnumSource(
      names = {
        "RELATED_CELLS",
        "RELATED_PEERS",
        "RELATED_PLACES",
        "RULE_OF_45",
        "COMBINATIONS",
        "NEEDED_DIGIT",
        "RELATED_COMBINATIONS",
        "JOINT_COMBINATIONS",
        "HOUSE_COMBINATIONS",
        "CLASH"
      })
  void examplesWithConstraintsNeedTheTechnique(StepKind kind) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    List<TechniquePosition> examples = TechniqueExamples.of(kind);

    assertThat(examples).hasSize(2);
    for (TechniquePosition example : examples) {
      assertThat(explainer.next(example.board(), Deadline.NEVER).orElseThrow().kind())
          .isEqualTo(kind);
      assertThat(TrueExample.insteadOf(example.step(), example.board(), Deadline.NEVER)).isEmpty();
    }
  }

  @Test
  void theRuleOf45IsShownByOutiesOfTwoHousesInAGridFullOfCages() {
    for (TechniquePosition example : TechniqueExamples.of(StepKind.RULE_OF_45)) {
      Evidence evidence = example.step().evidence();
      Puzzle puzzle = example.entry().puzzle();
      assertThat(evidence.houses()).hasSize(2);
      assertThat(evidence.sets().get(1)).isNotEmpty();
      assertThat(TechniqueExampleFinder.cagedCount(puzzle))
          .isEqualTo(puzzle.size() * puzzle.size());
    }
  }

  @Test
  void theDocumentsAreWhatTheCommandMakes() throws IOException {
    Map<String, String> there = new TreeMap<>();
    try (Stream<Path> files = Files.list(DOCS)) {
      for (Path file : files.toList()) {
        there.put(file.getFileName().toString(), Files.readString(file));
      }
    }

    Map<String, String> made = TechniqueDocs.files();
    String way = "run ./nonomino techniques --write=docs/techniques";
    assertThat(there.keySet()).as(way).containsExactlyInAnyOrderElementsOf(made.keySet());
    made.forEach(
        (name, text) -> assertThat(there.get(name)).as("%s: %s", name, way).isEqualTo(text));
  }

  @Test
  void theTableHasEachKindOnceInItsFamily() {
    String table = TechniqueText.table();

    for (StepKind kind : StepKind.values()) {
      assertThat(table)
          .containsOnlyOnce("\n  " + kind.slug() + " ")
          .contains("  " + kind.words() + "  ");
    }
    List<String> rows = table.lines().filter(line -> line.startsWith("  ")).toList();
    assertThat(rows).hasSize(StepKind.values().length + 1);
    assertThat(rows.stream().map(String::length)).containsOnly(rows.get(0).length());
    for (TechniqueFamily family : TechniqueFamily.values()) {
      boolean isUsed = Stream.of(StepKind.values()).anyMatch(kind -> kind.family() == family);
      assertThat(table.contains("\n" + family.words() + "\n")).as("%s", family).isEqualTo(isUsed);
    }
  }

  @Test
  void aPageShowsTheStepOfItsExample() {
    String page = TechniqueText.page(StepKind.X_WING, new TextStyle(false, false, true));

    TechniquePosition example = TechniqueExamples.of(StepKind.X_WING).get(0);
    String text = page.replace('\n', ' ');
    assertThat(page)
        .startsWith("X-Wing\nFish, rated from 3.2, cost 140\n")
        .contains("\nSee also: ");
    assertThat(text)
        .contains("X-Wing (3.2): " + example.step().explain(example.board()))
        .contains(String.join(" ", example.step().explainInFull(example.board())))
        .contains("How to spot it", "Why it works", "On irregular regions");
    assertThat(page.lines().filter(line -> !line.contains("│") && !line.startsWith("region ")))
        .allMatch(line -> line.length() <= 80);
  }
}
