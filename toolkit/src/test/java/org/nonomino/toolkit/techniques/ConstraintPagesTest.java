package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TechniquePosition;

/** Each constraint has a page with three first moves, whose examples the explainer finds. */
final class ConstraintPagesTest {
  private static final int MOVES = 3;

  /** The name of a technique, and also of a kind of constraints. */
  private static final String SKYSCRAPER = "skyscraper";

  /** The kinds without a page, and why. This list may only become shorter. */
  private static final Map<ConstraintKind, String> WITHOUT_PAGE =
      Map.of(
          ConstraintKind.ODD,
          "its only move is to cross out the even digits, which candidates do at once",
          ConstraintKind.EVEN,
          "its only move is to cross out the odd digits, which candidates do at once",
          ConstraintKind.CANDIDATES,
          "it is the result of moves, not a rule to reason with",
          ConstraintKind.EQUAL_CAGES,
          "the explainer finds too few steps that need it for three examples",
          ConstraintKind.COUNTING_CIRCLES,
          "the explainer finds too few steps that need it for three examples",
          ConstraintKind.WEIGHTED_SUM,
          "each setter gives it another meaning",
          ConstraintKind.OWN_RULE,
          "each setter gives it another meaning");

  static List<ConstraintPage> pages() {
    return ConstraintPage.all();
  }

  @Test
  void eachKindIsOnOnePageOrHasAReason() {
    Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
    for (ConstraintPage page : pages()) {
      for (ConstraintKind kind : page.kinds()) {
        assertThat(seen.add(kind)).as("%s is on two pages", kind).isTrue();
      }
    }
    seen.addAll(WITHOUT_PAGE.keySet());
    assertThat(seen).containsExactlyInAnyOrder(ConstraintKind.values());
    assertThat(pages().stream().flatMap(page -> page.kinds().stream()))
        .doesNotContainAnyElementsOf(WITHOUT_PAGE.keySet());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void eachPageHasThreeMovesWithExamples(ConstraintPage page) {
    assertThat(page.moves()).hasSize(MOVES);
    assertThat(page.meaning()).endsWith(".");
    assertThat(page.tableWords().isEmpty()).isEqualTo(page.table().isEmpty());
    for (ConstraintPage.Move move : page.moves()) {
      assertThat(move.text()).endsWith(".");
      assertThat(page.example(move)).as(move.title()).isPresent();
    }
    assertThat(page.related()).doesNotContain(page.slug()).allMatch(each -> isTopic(each));
  }

  private static boolean isTopic(String slug) {
    return Topic.find(slug).filter(topic -> topic.slug().equals(slug)).isPresent();
  }

  /** The step is the next one, shows its move, and is not there without the constraint. */
  @ParameterizedTest
  @MethodSource("pages")
  void eachExampleShowsItsMoveAndNeedsItsConstraint(ConstraintPage page) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    for (ConstraintPage.Move move : page.moves()) {
      TechniquePosition example = page.example(move).orElseThrow();
      Step step = example.step();
      PuzzleEntry entry = example.entry();
      assertThat(ConstraintExampleFinder.isShown(move, step, step.explain(example.board())))
          .as("%s: %s", move.title(), step.explain(example.board()))
          .isTrue();
      Puzzle puzzle = entry.puzzle();
      Puzzle without =
          new Puzzle(
              puzzle.givens(),
              puzzle
                  .rules()
                  .withConstraints(
                      puzzle.rules().constraints().stream()
                          .filter(constraint -> !page.kinds().contains(constraint.kind()))
                          .toList()));
      Board board = explainer.board(without, entry.progress(), entry.solution().orElseThrow());
      assertThat(explainer.nextUpTo(step.rating(), board, Deadline.NEVER))
          .as("%s is found without the constraint", move.title())
          .isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void eachExampleIsRight(ConstraintPage page) {
    for (ConstraintPage.Move move : page.moves()) {
      TechniquePosition example = page.example(move).orElseThrow();
      PuzzleEntry entry = example.entry();
      Grid solution = entry.solution().orElseThrow();
      assertThat(Solvers.standard().named("auto").orElseThrow().solve(entry.puzzle()))
          .isEqualTo(new Verdict.Unique(solution));
      for (int cell = 0; cell < solution.cellCount(); cell++) {
        assertThat(entry.progress().grid().digit(cell)).isIn(0, solution.digit(cell));
        assertThat(example.board().candidates(cell)).isEqualTo(entry.progress().centreMarks(cell));
      }
      for (Deduction deduction : example.step().deductions()) {
        boolean isRight = solution.digit(deduction.cell()) == deduction.digit();
        assertThat(isRight).isEqualTo(deduction instanceof Deduction.Placement);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageFitsATerminalOf80Columns(ConstraintPage page) {
    String text =
        ConstraintText.page(page, ForcedDigits.USUAL_SIZE, new TextStyle(false, false, true));

    assertThat(text).startsWith(page.words() + "\n").contains("\nSee also: ");
    assertThat(text.split("In full:", -1)).hasSize(MOVES + 1);
    assertThat(text.lines()).allMatch(line -> line.length() <= 80 || isNotation(line));
  }

  /** Returns whether a line is a constraint in the text notation, which is never wrapped. */
  private static boolean isNotation(String line) {
    return line.matches("[a-z -]++( [0-9]++)?: .*");
  }

  @Test
  void noNameLeadsToTwoPages() {
    Map<String, String> owners = new HashMap<>();
    for (StepKind kind : StepKind.values()) {
      claim(owners, kind.slug(), kind.slug());
      claim(owners, kind.words(), kind.slug());
    }
    TechniqueAlias.all().stream()
        .filter(alias -> alias.kinds().size() == 1)
        .forEach(alias -> claim(owners, alias.words(), alias.kinds().get(0).slug()));
    for (ConstraintPage page : pages()) {
      Topic.namesOf(page)
          .filter(name -> !name.equals(SKYSCRAPER))
          .forEach(name -> claim(owners, name, page.slug()));
    }
    owners.forEach(
        (name, owner) ->
            assertThat(Topic.find(name).orElseThrow().slug()).as(name).isEqualTo(owner));
  }

  private static void claim(Map<String, String> owners, String name, String owner) {
    String letters = name.toLowerCase(Locale.ROOT).replaceAll("[ _/-]", "");
    String known = owners.putIfAbsent(letters, owner);
    assertThat(known).as(name).isIn(null, owner);
  }

  @ParameterizedTest
  @CsvSource({
    "thermometer, thermometer",
    "Thermo, thermometer",
    "Kropki, kropki",
    "killer, killer",
    "Killer Sudoku, killer",
    "killer pair, needed-digit",
    "cage splitting, rule-of-45",
    "innies, rule-of-45",
    "outies, rule-of-45",
    "German whispers, whispers",
    "renban, renban",
    "arrows, arrow",
    "Sandwich Sudoku, sandwich",
    "little-killer, little-killer",
    "XV, xv",
    "quadruples, quadruple",
    "palindromes, palindrome",
    "between line, between-line",
    "region sum lines, region-sum-line",
    "zipper lines, zipper",
    "X-Sudoku, extra-house",
    "skyscraper, skyscraper",
    "skyscrapers, skyscrapers",
    "anti-knight, anti-knight",
    "consecutive, kropki",
    "x-wing, x-wing"
  })
  void peopleFindPagesByTheirNames(String typed, String slug) {
    assertThat(Topic.find(typed).orElseThrow().slug()).isEqualTo(slug);
  }

  @ParameterizedTest
  @EnumSource(ConstraintKind.class)
  void namesOfKindsLeadToTheirPages(ConstraintKind kind) {
    for (String name : List.of(kind.words(), kind.plural(), kind.json())) {
      Optional<String> slug = Topic.find(name).map(Topic::slug);
      if (name.equals(SKYSCRAPER)) {
        assertThat(slug).hasValue(SKYSCRAPER);
      } else {
        assertThat(slug)
            .as(name)
            .isEqualTo(
                pages().stream()
                    .filter(page -> page.kinds().contains(kind))
                    .findFirst()
                    .map(ConstraintPage::slug));
      }
    }
  }

  @Test
  void unknownNamesHaveSuggestions() {
    assertThat(Topic.advice("termometer"))
        .isEqualTo("Did you mean thermometer? 'nonomino techniques' lists all.");
    assertThat(Topic.question("sandwhich")).isEqualTo("Did you mean sandwich? ");
    assertThat(Topic.question("jelyfish")).isEqualTo("Did you mean jellyfish? ");
  }

  /** A worksheet with generated puzzles, and one with recorded puzzles. */
  @ParameterizedTest
  @CsvSource({"thermometer", "zipper"})
  void worksheetsHavePositionsThatNeedTheConstraint(String name) throws RequestException {
    ConstraintPage page = ConstraintPage.of(name);
    LayoutChoice boxes = new LayoutChoice.Fixed(RegionMask.boxes(3, 3));
    ConstraintWorksheetMaker maker =
        new ConstraintWorksheetMaker(
            page, boxes, Solvers.standard().defaultSolver().orElseThrow(), 1);

    WorksheetMaker.Result result = maker.make(4, Deadline.NEVER);

    assertThat(result.isComplete()).isTrue();
    ConstraintPositions positions = new ConstraintPositions(page);
    for (WorksheetTask task : result.tasks()) {
      Step step = new Explainer(Scale.NONOMINO).next(task.board(), Deadline.NEVER).orElseThrow();
      assertThat(step.evidence().constraints()).isNotEmpty();
      assertThat(page.kinds()).contains(step.evidence().constraints().get(0).kind());
      assertThat(positions.needsConstraint(task.entry(), step, Deadline.NEVER)).isTrue();
      assertThat(task.isThere()).isTrue();
    }
    assertThat(maker.make(4, Deadline.NEVER).tasks())
        .extracting(task -> task.pictures().text())
        .isEqualTo(result.tasks().stream().map(task -> task.pictures().text()).toList());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void recordedPuzzlesHaveTheConstraintAndTheirSolution(ConstraintPage page) {
    List<PuzzleEntry> recorded = WorksheetPuzzles.recorded(page);

    assertThat(recorded.isEmpty()).isNotEqualTo(WorksheetPuzzles.areRecorded(page));
    for (PuzzleEntry entry : recorded) {
      assertThat(entry.puzzle().rules().constraints())
          .anyMatch(constraint -> page.kinds().contains(constraint.kind()));
      assertThat(Solvers.standard().named("auto").orElseThrow().solve(entry.puzzle()))
          .isEqualTo(new Verdict.Unique(entry.solution().orElseThrow()));
    }
  }
}
