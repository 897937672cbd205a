package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Symbols;
import org.nonomino.core.rule.PairForm;

/**
 * The words for formulas that people would not write as such: {@code adjacent digits differ by at
 * least 3 or are equal}. They depend on the pairs of digits that a formula allows, not on how it is
 * written.
 */
final class PairSentences {
  private static final String NUMBER = "number";

  private final Phrasebook words;
  private final PairForm pair;
  private final Symbols symbols;
  private final int size;

  /** The part of a key for the pairs of cells, such as {@code next}. */
  private final String pairs;

  /**
   * Words for some pairs of digits.
   *
   * @param key of the words
   * @param number in the words; 0 if there is none
   */
  private record Relation(String key, int number, DigitTable table) {}

  /**
   * @param isOfTwo whether each list of cells has only two
   */
  PairSentences(Phrasebook words, PairForm pair, Symbols symbols, boolean isOfTwo) {
    this.words = words;
    this.pair = pair;
    this.symbols = symbols;
    this.size = symbols.size();
    this.pairs = pairs(pair.reach(), isOfTwo);
  }

  private static String pairs(PairForm.Reach reach, boolean isOfTwo) {
    return switch (reach.kind()) {
      case NEXT -> isOfTwo ? "two" : "next";
      case ANY_TWO -> isOfTwo ? "two" : "any-two";
      case NEIGHBOURS -> "neighbours";
      case MOVE -> {
        int rows = Math.min(reach.rows(), reach.columns());
        int columns = Math.max(reach.rows(), reach.columns());
        yield rows == 0 && columns == 1
            ? "neighbours"
            : rows == 1 && columns == 1
                ? "diagonal"
                : columns == 2 && rows == 1 ? "knight" : "move";
      }
    };
  }

  /** Returns what the formula says; empty if there are no words for it. */
  Optional<String> says() {
    if (pair.dependsOnPositions()) {
      return Optional.empty();
    }
    DigitTable wanted = DigitTable.of(size, (a, b) -> pair.allows(symbols, a, b));
    List<Relation> relations = relations();
    return pair.isSymmetric(symbols)
        ? symmetric(wanted, relations).map(this::ofPairs)
        : directed(wanted, relations);
  }

  private String ofPairs(String relation) {
    return words.text(
        "pairs",
        Map.of(
            "pairs",
            words.text(
                "pairs-" + pairs,
                Map.of(
                    "rows",
                    String.valueOf(pair.reach().rows()),
                    "columns",
                    String.valueOf(pair.reach().columns()))),
            "relation",
            relation));
  }

  private String text(Relation relation) {
    String number = String.valueOf(relation.number);
    String times =
        relation.number == 2 ? words.text("twice") : words.text("times", Map.of("ratio", number));
    return words.text(relation.key, Map.of(NUMBER, number, "times", times));
  }

  private Optional<String> symmetric(DigitTable wanted, List<Relation> relations) {
    for (Relation relation : relations) {
      if (relation.table.equals(wanted)) {
        return Optional.of(text(relation));
      }
    }
    for (Relation first : relations) {
      for (Relation second : relations) {
        boolean isEither = areTogether(wanted, first, second, false);
        if (isEither || areTogether(wanted, first, second, true)) {
          return Optional.of(
              words.text(
                  isEither ? "or" : "relations",
                  Map.of("first", text(second), "last", text(first))));
        }
      }
    }
    return Optional.empty();
  }

  private boolean areTogether(DigitTable wanted, Relation first, Relation second, boolean areBoth) {
    for (int digit = 1; digit <= size; digit++) {
      long one = first.table.allowed(digit);
      long other = second.table.allowed(digit);
      if (wanted.allowed(digit) != (areBoth ? one & other : one | other)) {
        return false;
      }
    }
    return true;
  }

  private Optional<String> directed(DigitTable wanted, List<Relation> relations) {
    if (pair.reach().isByPlace()) {
      return Optional.empty();
    }
    List<Relation> steps = steps();
    for (Relation step : steps) {
      if (step.table.equals(wanted)) {
        return Optional.of(text(step));
      }
    }
    for (Relation step : steps) {
      for (Relation relation : relations) {
        if (areTogether(wanted, step, relation, true)) {
          return Optional.of(
              words.text("steps", Map.of("first", text(step), "last", ofPairs(text(relation)))));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the words about digits along a line. */
  private List<Relation> steps() {
    List<Relation> steps = new ArrayList<>();
    add(steps, "step-more", 0, (a, b) -> a < b);
    add(steps, "step-not-less", 0, (a, b) -> a <= b);
    add(steps, "step-less", 0, (a, b) -> a > b);
    add(steps, "step-not-more", 0, (a, b) -> a >= b);
    if (pair.reach().kind() == PairForm.Kind.NEXT) {
      for (int number = 1; number < size; number++) {
        int k = number;
        add(steps, "step-more-by", k, (a, b) -> b == a + k);
        add(steps, "step-less-by", k, (a, b) -> a == b + k);
        add(steps, "step-more-by-least", k, (a, b) -> b >= a + k);
        add(steps, "step-times", k + 1, (a, b) -> b == a * (k + 1));
      }
    }
    return steps;
  }

  /** Returns the words about pairs in any order, the simplest first. */
  private List<Relation> relations() {
    List<Relation> relations = new ArrayList<>();
    add(relations, "relation-equal", 0, (a, b) -> a == b);
    add(relations, "relation-different", 0, (a, b) -> a != b);
    add(relations, "relation-consecutive", 0, (a, b) -> Math.abs(a - b) == 1);
    add(relations, "relation-not-consecutive", 0, (a, b) -> Math.abs(a - b) != 1);
    add(relations, "relation-parity", 0, (a, b) -> (a + b) % 2 == 0);
    add(relations, "relation-other-parity", 0, (a, b) -> (a + b) % 2 != 0);
    for (int number = 1; number < size; number++) {
      int k = number;
      add(relations, "relation-least", k, (a, b) -> Math.abs(a - b) >= k);
      add(relations, "relation-most", k, (a, b) -> Math.abs(a - b) <= k);
      add(relations, "relation-by", k, (a, b) -> Math.abs(a - b) == k);
      add(relations, "relation-not-by", k, (a, b) -> Math.abs(a - b) != k);
    }
    for (int number = 2; number <= 2 * symbols.most(); number++) {
      int k = number;
      add(relations, "relation-sum", k, (a, b) -> a + b == k);
      add(relations, "relation-not-sum", k, (a, b) -> a + b != k);
      add(relations, "relation-sum-least", k, (a, b) -> a + b >= k);
      add(relations, "relation-sum-most", k, (a, b) -> a + b <= k);
    }
    for (int number = 3; number <= size; number++) {
      int k = number;
      add(relations, "relation-multiple", k, (a, b) -> (a + b) % k == 0);
      add(relations, "relation-no-multiple", k, (a, b) -> (a + b) % k != 0);
      add(relations, "relation-remainder", k, (a, b) -> (a - b) % k == 0);
      add(relations, "relation-other-remainder", k, (a, b) -> (a - b) % k != 0);
    }
    for (int number = 2; number <= size; number++) {
      int k = number;
      add(relations, "relation-ratio", k, (a, b) -> a == k * b || b == k * a);
      add(relations, "relation-not-ratio", k, (a, b) -> a != k * b && b != k * a);
    }
    return relations;
  }

  private void add(List<Relation> relations, String key, int number, DigitTable.Test test) {
    relations.add(
        new Relation(
            key,
            number,
            DigitTable.of(size, (a, b) -> test.allows(symbols.value(a), symbols.value(b)))));
  }
}
