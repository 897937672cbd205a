package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.text.rules.RuleFacts.Area;
import org.nonomino.text.rules.RuleFacts.Share;

/** The sentences in English. */
final class EnglishRules implements RuleWords {
  private final RuleFacts facts;
  private final int size;

  EnglishRules(RuleFacts facts) {
    this.facts = facts;
    this.size = facts.size();
  }

  @Override
  public String normal() {
    return switch (facts.area()) {
      case LINE -> "Each row and column holds %s once.".formatted(range(1, size));
      case BOX ->
          facts.isUsualSize()
              ? "Normal sudoku rules apply."
              : "Normal sudoku rules apply: each row, column and box holds %s once."
                  .formatted(range(1, size));
      case REGION -> "Each row, column and region holds %s once.".formatted(range(1, size));
    };
  }

  @Override
  public String sentence(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL ->
          facts.all(kind).size() == 1
              ? "The marked diagonal holds %s once.".formatted(range(1, size))
              : "Each of the two marked diagonals holds %s once.".formatted(range(1, size));
      case WINDOKU -> "Each shaded window holds %s once.".formatted(range(1, size));
      case DISJOINT_GROUPS ->
          facts.area() == Area.BOX
              ? "Cells in the same place of their boxes do not hold the same digit."
              : "Cells in the same place of their regions, counted in reading order, do not hold"
                  + " the same digit.";
      case EXTRA_REGION ->
          facts.fullExtraRegions() == Share.ALL
              ? "Each shaded extra region holds %s once.".formatted(range(1, size))
              : "Digits do not repeat in a shaded extra region.";
      case CENTRE_DOT -> named("the centre dot");
      case ASTERISK -> named("the asterisk");
      case GIRANDOLA -> named("the girandola");
      case ANTI_KNIGHT -> "Cells a knight's move apart (in chess) do not hold the same digit.";
      case ANTI_KING -> "Cells a king's move apart (in chess) do not hold the same digit.";
      case NON_CONSECUTIVE ->
          unless(dots(), "orthogonally adjacent cells do not hold consecutive digits.");
      case KILLER_CAGE ->
          switch (facts.cagesWithSum()) {
            case NONE -> "Digits in a cage do not repeat.";
            case SOME ->
                "Digits in a cage do not repeat and, if there is a number in its corner, add up to"
                    + " that number.";
            case ALL -> "Digits in a cage do not repeat and add up to the number in its corner.";
          };
      case REPEAT_CAGE ->
          facts.has(ConstraintKind.KILLER_CAGE)
              ? "However, digits may repeat in a cage that begins at %s; they also add up to the number in its corner."
                  .formatted(RuleFacts.listed(facts.cornerCells(kind), "or"))
              : facts.has(ConstraintKind.EQUAL_CAGES)
                  ? "Digits in a cage with a number in its corner add up to that number; they may"
                      + " repeat."
                  : "Digits in a cage add up to the number in its corner; they may repeat.";
      case EQUAL_CAGES ->
          "Cages with the same letter in their corners have the same sum, and no digit repeats in"
              + " such a cage.";
      case WHITE_DOT -> whiteDot(facts.differences());
      case BLACK_DOT -> blackDot(facts.ratios());
      case XV -> xv(facts.signs());
      case NEGATIVE_RATIO ->
          unless(
              dots(),
              "neither of two orthogonally adjacent digits is %s the other."
                  .formatted(
                      RuleFacts.listed(
                          RuleFacts.words(facts.forbiddenRatios(), EnglishRules::times), "or")));
      case NEGATIVE_XV ->
          unless(
              RuleFacts.words(facts.signs(), EnglishRules::aSign),
              "orthogonally adjacent digits add up neither to 5 nor to 10.");
      case GREATER_THAN -> "An inequality sign between two digits points at the smaller one.";
      case THERMOMETER -> "Digits along a thermometer increase from the bulb.";
      case SLOW_THERMOMETER ->
          "Digits along a slow thermometer (with a hollow bulb) increase or stay the same from the"
              + " bulb.";
      case ARROW -> arrow();
      case PALINDROME -> "A grey line is a palindrome: its digits read the same from both ends.";
      case RENBAN -> "A purple line holds consecutive digits in any order, without repeats.";
      case WHISPERS -> whispers();
      case REGION_SUM_LINE -> regionSums();
      case BETWEEN_LINE ->
          "Each digit on a line between two circles is strictly between the digits in these"
              + " circles.";
      case ENTROPIC_LINE ->
          "Any three successive cells of an orange line hold a low digit (%s), a middle one (%s)"
                  .formatted(range(1, size / 3), range(size / 3 + 1, size / 3 * 2))
              + " and a high one (%s), in any order.".formatted(range(size / 3 * 2 + 1, size));
      case MODULAR_LINE -> modularLines();
      case PARITY_LINE -> "Odd and even digits alternate along a red line.";
      case NABNER ->
          "No two digits on a yellow line are equal or consecutive, wherever they are on the line.";
      case ZIPPER_LINE ->
          "On a lavender line, each pair of digits equally far from its centre has the same sum; a"
              + " digit in the centre is this sum.";
      case DOUBLE_ARROW ->
          "On a line with a thick circle at each end, the digits between the circles have the same"
              + " sum as the two digits in the circles.";
      case LOCKOUT_LINE -> lockouts();
      case LITTLE_KILLER ->
          "A number outside the grid with an arrow is the sum of the digits on the diagonal that"
              + " the arrow points along; they may repeat.";
      case SANDWICH ->
          facts.kindsOutside() == 1
              ? "A number to the left of a row or above a column is the sum of the digits between"
                  + " the 1 and the %d in it.".formatted(size)
              : "%s is the sum of the digits between the 1 and the %d in its row or column."
                  .formatted(outside(kind), size);
      case X_SUM ->
          "%s is the sum of the first X digits of its row or column, seen from the number, where X is"
                  .formatted(outside(kind))
              + " the first of these digits.";
      case SKYSCRAPER ->
          "Digits are the heights of buildings, and a building hides all lower ones behind it. %s"
                  .formatted(outside(kind))
              + " says how many buildings of its row or column can be seen from there.";
      case NUMBERED_ROOM ->
          "%s is the digit in the Xth cell of its row or column, seen from the number, where X is"
                  .formatted(outside(kind))
              + " the digit in the first cell.";
      case ODD -> "A cell with a grey circle holds an odd digit.";
      case EVEN -> "A cell with a grey square holds an even digit.";
      case ROW_INDEXER ->
          "If a red cell in row R holds X, the cell in row X of the same column holds R.";
      case COLUMN_INDEXER ->
          "If a green cell in column C holds X, the cell in column X of the same row holds C.";
      case BOX_INDEXER ->
          "If a blue cell is the Nth cell of its %s, in reading order, and holds X, the Xth cell of"
                  .formatted(area())
              + " the same %s holds N.".formatted(area());
      case MINIMUM -> extreme(kind, "inwards", "smaller");
      case MAXIMUM -> extreme(kind, "outwards", "greater");
      case QUADRUPLE ->
          "The digits in a white circle all occur in the four cells around it%s."
              .formatted(
                  facts.hasRepeatedQuadruple()
                      ? ", each at least as often as it is in the circle"
                      : "");
      case CLONE ->
          facts.all(kind).stream()
              .map(Clone.class::cast)
              .map(
                  clone ->
                      (clone.originals().count() == 1
                              ? "The shaded cell %s holds the same digit as %s."
                              : "The shaded cells %s hold the same digits as %s, in this order.")
                          .formatted(clone.originals(), clone.copies()))
              .collect(Collectors.joining(" "));
      case CANDIDATES -> "A cell with small printed digits holds one of them.";
    };
  }

  private static String range(int from, int to) {
    return from == to ? Integer.toString(from) : from + (from + 1 == to ? " and " : " to ") + to;
  }

  private String named(String figure) {
    return "The %d shaded cells of %s hold %s once.".formatted(size, figure, range(1, size));
  }

  /** Returns the dots that excuse a pair of neighbours from negative rules. */
  private List<String> dots() {
    List<String> dots = new ArrayList<>();
    if (facts.has(ConstraintKind.WHITE_DOT)) {
      dots.add("a white");
    }
    if (facts.has(ConstraintKind.BLACK_DOT)) {
      dots.add("a black");
    }
    return dots.isEmpty() ? dots : List.of(String.join(" or ", dots) + " dot");
  }

  /** Returns a sentence about all neighbours without a mark. */
  private static String unless(List<String> marks, String rule) {
    return marks.isEmpty()
        ? Character.toUpperCase(rule.charAt(0)) + rule.substring(1)
        : "Unless there is %s between them, %s".formatted(RuleFacts.listed(marks, "or"), rule);
  }

  private static String whiteDot(SortedSet<Integer> differences) {
    String subject = "Digits with a white dot between them ";
    if (differences.size() == 1) {
      return subject
          + (differences.first() == WhiteDot.USUAL_DIFFERENCE
              ? "are consecutive."
              : "differ by %d.".formatted(differences.first()));
    }
    return subject
        + "differ by the number in it (%s)%s."
            .formatted(
                numbers(differences, WhiteDot.USUAL_DIFFERENCE),
                differences.contains(WhiteDot.USUAL_DIFFERENCE)
                    ? ", or by 1 if there is no number"
                    : "");
  }

  private static String blackDot(SortedSet<Integer> ratios) {
    String subject = "If two digits have a black dot between them, one of them is ";
    if (ratios.size() == 1) {
      return subject + times(ratios.first()) + " the other.";
    }
    return subject
        + "the other multiplied by the number in the dot (%s)%s."
            .formatted(
                numbers(ratios, BlackDot.USUAL_RATIO),
                ratios.contains(BlackDot.USUAL_RATIO) ? ", or by 2 if there is no number" : "");
  }

  /** Returns the numbers written in dots. The usual number is not written. */
  private static String numbers(SortedSet<Integer> all, int usual) {
    return RuleFacts.listed(RuleFacts.words(RuleFacts.without(all, usual), String::valueOf), "or");
  }

  private static String times(int ratio) {
    return ratio == 2 ? "twice" : ratio + " times";
  }

  private static String aSign(int sum) {
    return (sum == XvSign.X_SUM ? "an " : "a ") + XvSign.letter(sum);
  }

  private static String xv(SortedSet<Integer> sums) {
    return RuleFacts.listed(
            RuleFacts.words(
                sums,
                sum ->
                    (sum == sums.first() ? "Digits" : "those")
                        + " with %s between them add up to %d".formatted(aSign(sum), sum)),
            "and")
        + ".";
  }

  private String arrow() {
    String number =
        switch (facts.pills()) {
          case NONE -> "the digit in its circle.";
          case SOME -> "the digit in its circle or the number in its pill.";
          case ALL -> "the number in its pill.";
        };
    String order =
        facts.pills() == Share.NONE
            ? ""
            : " A pill is read from left to right and from top to bottom%s."
                .formatted(
                    facts.backwardPills().stream()
                        .map(", but the pill %s in this order"::formatted)
                        .collect(Collectors.joining()));
    return "Digits along an arrow add up to " + number + order;
  }

  private String whispers() {
    return atLeast("Adjacent digits on a green line differ", facts.whispers()) + ".";
  }

  private String lockouts() {
    return atLeast("The digits in the diamonds at the ends of a line differ", facts.lockouts())
        + "; each digit between the diamonds is smaller than both of them or greater than both.";
  }

  /** Returns the differences of some lines, first the usual one, then the exceptions. */
  private static String atLeast(String subject, Map<CellList, Integer> lines) {
    int usual = RuleFacts.usual(lines);
    StringBuilder sentence = new StringBuilder("%s by at least %d".formatted(subject, usual));
    lines.forEach(
        (cells, difference) -> {
          if (difference != usual) {
            sentence.append(", on the line %s by at least %d".formatted(cells, difference));
          }
        });
    return sentence.toString();
  }

  private String modularLines() {
    return facts.modularLines().entrySet().stream()
        .map(
            line ->
                "Any %d successive digits on %s%s have different remainders when divided by %d."
                    .formatted(
                        line.getKey(),
                        facts.modularLines().size() == 1
                            ? "a turquoise line"
                            : "the turquoise line "
                                + RuleFacts.listed(
                                    line.getValue().stream().map(CellList::toString).toList(),
                                    "or"),
                        RuleFacts.hasShorter(line.getValue(), line.getKey())
                            ? " (or all digits on it, if there are fewer)"
                            : "",
                        line.getKey()))
        .collect(Collectors.joining(" "));
  }

  /** Returns the numbers outside the grid that belong to a kind, as the subject of a sentence. */
  private String outside(ConstraintKind kind) {
    return facts.kindsOutside() == 1
        ? "A number outside the grid"
        : "A number outside the grid at " + RuleFacts.listed(facts.placesOutside(kind), "or");
  }

  private String area() {
    return facts.area() == Area.BOX ? "box" : "region";
  }

  private String regionSums() {
    String area = area();
    return "The digits on a blue line have the same sum in each %s that it passes through%s."
        .formatted(
            area,
            facts.hasReturningLine()
                ? "; if it enters a %s again, that part has this sum by itself".formatted(area)
                : "");
  }

  private String extreme(ConstraintKind kind, String arrowheads, String comparison) {
    return "A grey cell with arrowheads pointing %s holds a digit %s than those of its orthogonal"
            .formatted(arrowheads, comparison)
        + " neighbours%s."
            .formatted(facts.hasNeighbours(kind) ? " that are not marked in the same way" : "");
  }
}
