package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.text.rules.CellsInWords;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * Words for random constraints. The test is in this module because text has no random constraints.
 */
final class ConstraintsInWordsTest {
  private static final int MIXTURES = 60;
  private static final int CONSTRAINTS = 12;

  /** Returns a pattern of words that only this kind, or one of few similar kinds, needs. */
  private static String word(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL -> "diagonal";
      case WINDOKU -> "window";
      case DISJOINT_GROUPS -> "same place";
      case EXTRA_REGION -> "extra region with";
      case CENTRE_DOT -> "centre dot";
      case ASTERISK -> "asterisk";
      case GIRANDOLA -> "girandola";
      case ANTI_KNIGHT -> "knight";
      case ANTI_KING -> "king";
      case ANTI_TAXICAB -> "steps apart";
      case NON_CONSECUTIVE -> "consecutive";
      case GLOBAL_ENTROPY -> "2×2";
      case DUTCH_FLATMATES -> "directly above";
      case KILLER_CAGE -> "cage";
      case REPEAT_CAGE -> "repeats allowed";
      case PRODUCT_CAGE -> "cage of product";
      case DIFFERENCE_CAGE -> "cage of difference";
      case QUOTIENT_CAGE -> "cage of quotient";
      case EQUAL_CAGES -> "equal sum";
      case WHITE_DOT -> "white dot";
      case BLACK_DOT -> "black dot";
      case XV -> " with r";
      case NEGATIVE_RATIO -> " the other";
      case NEGATIVE_XV -> "neither to 5 nor to 10";
      case GREATER_THAN -> "er than r";
      case THERMOMETER -> "a thermometer";
      case SLOW_THERMOMETER -> "slow thermometer";
      case ARROW -> "an arrow";
      case PALINDROME -> "palindrome";
      case RENBAN -> "renban";
      case WHISPERS -> "whispers";
      case REGION_SUM_LINE -> "region sum line";
      case EQUAL_SUM_LINE -> "equal sum line";
      case TEN_LINE -> "ten-line";
      case BETWEEN_LINE -> "between line";
      case ENTROPIC_LINE -> "entropic";
      case MODULAR_LINE -> "modular";
      case PARITY_LINE -> "parity";
      case NABNER -> "nabner";
      case ZIPPER_LINE -> "zipper";
      case DOUBLE_ARROW -> "double arrow";
      case LOCKOUT_LINE -> "lockout";
      case LITTLE_KILLER -> "little killer";
      case SANDWICH -> "sandwich";
      case X_SUM -> "X-sum";
      case SKYSCRAPER -> "skyscraper";
      case NUMBERED_ROOM -> "numbered room";
      case ODD -> "odd";
      case EVEN -> "even";
      case MINIMUM -> "minimum";
      case MAXIMUM -> "maximum";
      case ROW_INDEXER -> "row indexer";
      case COLUMN_INDEXER -> "column indexer";
      case BOX_INDEXER -> "indexer";
      case QUADRUPLE -> "quadruple";
      case CLONE -> "clone";
      case COUNTING_CIRCLES -> "circle that counts";
      case WEIGHTED_SUM -> "part of the weighted sum";
      case OWN_RULE -> "in the rule “|on the .+ line|in a custom rule";
      case CANDIDATES -> "on";
    };
  }

  /** Returns whether no cell bears a constraint. */
  private static boolean isBorneByNoCell(Constraint constraint) {
    ConstraintShape shape = constraint.kind().shape();
    return shape == ConstraintShape.GRID
        || shape == ConstraintShape.OUTSIDE
        || (shape == ConstraintShape.RULE && constraint.appliesEverywhere());
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "6", "9", "jigsaw", "12", "16"})
  void eachConstraintIsMentionedWhereItIs(String layout) {
    RegionMask mask =
        switch (layout) {
          case "4" -> RegionMask.boxes(2, 2);
          case "6" -> RegionMask.boxes(2, 3);
          case "9" -> RegionMask.boxes(3, 3);
          case "12" -> RegionMask.boxes(3, 4);
          case "16" -> RegionMask.boxes(4, 4);
          default ->
              RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});
        };
    SplittableRandom random = new SplittableRandom(34);
    for (int i = 0; i < MIXTURES; i++) {
      List<ConstraintKind> kinds = ConstraintMixture.kinds(mask.size(), CONSTRAINTS, random);
      Rules rules = ConstraintMixture.any(mask, kinds, random).rules();
      for (Language language : Language.values()) {
        CellsInWords words = CellsInWords.of(rules, language);
        checkCounts(rules, words);
        if (language == Language.en) {
          checkWords(rules, words);
          assertThat(RulesInWords.sentences(rules, language))
              .as("sentences of %s", rules.constraints())
              .hasSize(
                  1 + (int) rules.constraints().stream().map(Constraint::kind).distinct().count());
        }
      }
    }
  }

  private static void checkWords(Rules rules, CellsInWords words) {
    for (Constraint constraint : rules.constraints()) {
      boolean isRuleOfAllCells =
          constraint.kind().shape() == ConstraintShape.RULE && constraint.appliesEverywhere();
      Pattern word =
          Pattern.compile(isRuleOfAllCells ? "Everywhere in the grid" : word(constraint.kind()));
      if (isBorneByNoCell(constraint)) {
        assertThat(words.outside())
            .as("%s", constraint)
            .anyMatch(each -> word.matcher(each).find());
      } else {
        constraint.cells().stream()
            .forEach(
                cell ->
                    assertThat(words.ofCell(cell))
                        .as("%s in %d", constraint, cell)
                        .anyMatch(each -> word.matcher(each).find()));
      }
    }
  }

  /** Checks that each constraint has its words in each of its cells once, and in no other. */
  private static void checkCounts(Rules rules, CellsInWords words) {
    Set<Constraint> different = new LinkedHashSet<>(rules.constraints());
    int size = rules.size();
    int[] counts = new int[size * size];
    int outside = 0;
    for (Constraint constraint : different) {
      if (isBorneByNoCell(constraint)) {
        outside++;
      } else if (constraint instanceof EqualCages equal) {
        equal.cages().forEach(cage -> cage.stream().forEach(cell -> counts[cell]++));
      } else {
        constraint.cells().stream().distinct().forEach(cell -> counts[cell]++);
      }
    }
    assertThat(IntStream.range(0, size * size).map(cell -> words.ofCell(cell).size()))
        .as("%s", different)
        .containsExactly(IntStream.of(counts).boxed().toArray(Integer[]::new));
    assertThat(words.outside()).as("%s", different).hasSize(outside);
    for (int cell = 0; cell < size * size; cell++) {
      assertThat(words.ofCell(cell)).noneMatch(each -> each.contains(",") || each.isBlank());
    }
  }
}
