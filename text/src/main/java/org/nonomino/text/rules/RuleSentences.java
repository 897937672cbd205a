package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.text.rules.RuleFacts.Area;
import org.nonomino.text.rules.RuleFacts.Share;

/**
 * The sentences about the rules of a puzzle in the language of a phrasebook. The key of a sentence
 * is the name of the kind with hyphens, such as {@code anti-knight}, followed by the case if there
 * are several, such as {@code killer-cage-some}.
 */
final class RuleSentences {
  private static final String CELLS = "cells";
  private static final String DIFFERENCE = "difference";
  private static final String NUMBERS = "numbers";

  /** The highest digit that is a figure. Some languages call higher digits numbers. */
  static final int MAX_FIGURE = 9;

  /** The maximum number of letters whose values are all listed. */
  private static final int MAX_LISTED_VALUES = 4;

  private final RuleFacts facts;
  private final Phrasebook words;
  private final int size;

  RuleSentences(RuleFacts facts, Phrasebook words) {
    this.facts = facts;
    this.words = words;
    this.size = facts.size();
  }

  /** Returns the sentences about rows, columns and regions. */
  String normal() {
    return switch (facts.area()) {
      case LINE -> holdingAll("normal-line");
      case BOX -> facts.areUsualDigits() ? words.text("normal-usual") : holdingAll("normal-box");
      case REGION -> holdingAll("normal-region");
      case PARTIAL ->
          holdingAll("normal-line")
              + " "
              + (facts.arePartialRegionsFull()
                  ? holdingAll("normal-partial-full")
                  : words.text("normal-partial"));
    };
  }

  /** Returns the sentence about the values of letters; empty if no constraint depends on them. */
  Optional<String> values() {
    Symbols symbols = facts.symbols();
    if (!symbols.areLetters() || !facts.dependOnValues()) {
      return Optional.empty();
    }
    List<String> values = new ArrayList<>();
    for (int digit = 1; digit <= size; digit++) {
      if (size <= MAX_LISTED_VALUES || digit <= 2 || digit == size) {
        values.add(digit(digit) + " = " + symbols.value(digit));
      } else if (digit == size - 1) {
        values.add("…");
      }
    }
    return Optional.of(words.text("values", Map.of("values", String.join(", ", values))));
  }

  /** Returns the sentence about all constraints of a kind that the puzzle has. */
  String sentence(ConstraintKind kind) {
    String key = RuleFacts.key(kind);
    return switch (kind) {
      case DIAGONAL -> holdingAll(facts.all(kind).size() == 1 ? key : key + "-both");
      case WINDOKU, CENTRE_DOT, ASTERISK, GIRANDOLA -> holdingAll(key);
      case DISJOINT_GROUPS, BOX_INDEXER -> words.text(key + area());
      case EXTRA_REGION ->
          facts.fullExtraRegions() == Share.ALL ? holdingAll(key + "-full") : words.text(key);
      case NON_CONSECUTIVE, NEGATIVE_RATIO -> unless(key, dots());
      case NEGATIVE_XV -> unless(key, signLetters());
      case KILLER_CAGE ->
          words.text(
              key
                  + switch (facts.cagesWithSum()) {
                    case NONE -> "-none";
                    case SOME -> "-some";
                    case ALL -> "-all";
                  });
      case REPEAT_CAGE -> repeatCage(key);
      case WHITE_DOT -> dot(key, facts.differences(), WhiteDot.USUAL_DIFFERENCE);
      case BLACK_DOT -> dot(key, facts.ratios(), BlackDot.USUAL_RATIO);
      case XV -> words.text(key + signLetters());
      case ARROW -> arrow(key);
      case WHISPERS -> atLeast(key, facts.whispers());
      case LOCKOUT_LINE -> atLeast(key, facts.lockouts());
      case REGION_SUM_LINE -> words.text(key + area() + (facts.hasReturningLine() ? "-again" : ""));
      case MODULAR_LINE -> modularLines(key);
      case TEN_LINE -> tenLines(key);
      case SANDWICH ->
          words.text(
              facts.kindsOutside() == 1 ? key : key + "-at",
              Map.of("number", outside(kind), "first", digit(1), "last", digit(size)));
      case X_SUM, SKYSCRAPER, NUMBERED_ROOM -> words.text(key, Map.of("number", outside(kind)));
      case MINIMUM, MAXIMUM -> words.text(facts.hasNeighbours(kind) ? key + "-neighbours" : key);
      case QUADRUPLE -> words.text(facts.hasRepeatedQuadruple() ? key + "-repeated" : key);
      case CLONE -> clones(key);
      case WEIGHTED_SUM -> ownRules(facts.looks()).sums(facts.all(kind));
      case OWN_RULE -> ownRules(facts.looks()).rules();
      default -> words.text(key, digits());
    };
  }

  /** Returns the sentence about one custom rule. */
  String own(OwnRule rule) {
    return ownRules(facts.looks()).rule(rule);
  }

  /** Returns the colour of the line that a rule is drawn as; empty if it is not. */
  Optional<String> colourOfLine(OwnRule rule) {
    return ownRules(facts.looks()).colourOfLine(rule);
  }

  private OwnRuleSentences ownRules(RuleLooks looks) {
    return new OwnRuleSentences(looks, words, facts.symbols());
  }

  /** Returns the names of digits and of their thirds, which sentences of any kind may have. */
  private Map<String, String> digits() {
    return Map.of(
        "low", range(1, size / 3),
        "middle", range(size / 3 + 1, size / 3 * 2),
        "high", range(size / 3 * 2 + 1, size),
        "centre", digit(DutchFlatmates.middle(size)),
        "first", digit(1),
        "last", digit(size));
  }

  private String area() {
    return facts.area() == Area.BOX ? "-box" : "-region";
  }

  /** Returns the name of a digit: a number or a letter. */
  private String digit(int digit) {
    return facts.symbols().name(digit);
  }

  private String range(int from, int to) {
    if (facts.symbols().areLetters()) {
      return facts.symbols().toString().substring(from - 1, to);
    }
    return from == to
        ? digit(from)
        : words.text(
            from + 1 == to ? "range-of-two" : "range",
            Map.of("first", digit(from), "last", digit(to)));
  }

  /** Returns a sentence about cells that hold all digits. */
  private String holdingAll(String key) {
    Symbols symbols = facts.symbols();
    String all =
        symbols.areLetters()
            ? "all-letters"
            : size == 1 ? "all-one" : symbols.most() > MAX_FIGURE ? "all-numbers" : "all-digits";
    String digits = words.text(all, Map.of("range", range(1, size)));
    return words.text(key, Map.of("digits", digits, "count", String.valueOf(size)));
  }

  /** Returns items in a sentence, such as {@code a, b or c}. */
  private String listed(List<String> items) {
    int last = items.size() - 1;
    return last == 0
        ? items.get(0)
        : words.text(
            "or",
            Map.of("first", String.join(", ", items.subList(0, last)), "last", items.get(last)));
  }

  /** Returns the marks that excuse neighbours from a rule, as the end of a key; may be empty. */
  private String dots() {
    return (facts.has(ConstraintKind.WHITE_DOT) ? "-white" : "")
        + (facts.has(ConstraintKind.BLACK_DOT) ? "-black" : "");
  }

  /** Returns the letters of the signs, as the end of a key; may be empty. */
  private String signLetters() {
    return facts.signs().stream()
        .map(sum -> sum == XvSign.X_SUM ? "-x" : "-v")
        .collect(Collectors.joining());
  }

  /** Returns a sentence about all neighbours without a mark. */
  private String unless(String key, String marks) {
    Map<String, String> names = new HashMap<>(Map.of("times", times()));
    if (!marks.isEmpty()) {
      names.put("mark", words.text("mark" + marks));
    }
    return words.text(marks.isEmpty() ? key : key + "-unless", names);
  }

  private String times() {
    return listed(
        RuleFacts.words(
            facts.forbiddenRatios(),
            ratio ->
                ratio == BlackDot.USUAL_RATIO
                    ? words.text("twice")
                    : words.text("times", Map.of("ratio", String.valueOf(ratio)))));
  }

  private String repeatCage(String key) {
    if (facts.hasOperations()) {
      return words.text(key + "-signed");
    }
    if (facts.has(ConstraintKind.KILLER_CAGE)) {
      return words.text(
          key + "-among-cages",
          Map.of(CELLS, listed(facts.cornerCells(ConstraintKind.REPEAT_CAGE))));
    }
    return words.text(facts.has(ConstraintKind.EQUAL_CAGES) ? key + "-among-equal-cages" : key);
  }

  private String dot(String key, SortedSet<Integer> numbers, int usual) {
    if (numbers.size() == 1) {
      return numbers.first() == usual
          ? words.text(key)
          : words.text(key + "-number", Map.of("number", String.valueOf(numbers.first())));
    }
    return words.text(
        numbers.contains(usual) ? key + "-numbers-or-none" : key + "-numbers",
        Map.of(
            NUMBERS, listed(RuleFacts.words(RuleFacts.without(numbers, usual), String::valueOf))));
  }

  private String arrow(String key) {
    return switch (facts.pills()) {
      case NONE -> words.text(key);
      case SOME -> words.text(key + "-or-pill") + " " + pillOrder();
      case ALL -> words.text(key + "-pill") + " " + pillOrder();
    };
  }

  private String pillOrder() {
    return words.text(
        "pill",
        Map.of(
            "exceptions",
            facts.backwardPills().stream()
                .map(pill -> words.text("pill-exception", Map.of(CELLS, pill.toString())))
                .collect(Collectors.joining())));
  }

  /** Returns the differences of some lines, with those of the exceptions after the usual one. */
  private String atLeast(String key, Map<CellList, Integer> lines) {
    int usual = RuleFacts.usual(lines);
    StringBuilder exceptions = new StringBuilder();
    lines.forEach(
        (cells, difference) -> {
          if (difference != usual) {
            exceptions.append(
                words.text(
                    "line-exception",
                    Map.of(CELLS, cells.toString(), DIFFERENCE, String.valueOf(difference))));
          }
        });
    return words.text(
        key, Map.of(DIFFERENCE, String.valueOf(usual), "exceptions", exceptions.toString()));
  }

  private String modularLines(String key) {
    List<String> sentences = new ArrayList<>();
    facts
        .modularLines()
        .forEach(
            (modulus, lines) ->
                sentences.add(
                    words.text(
                        key
                            + (facts.modularLines().size() == 1 ? "" : "-at")
                            + (RuleFacts.hasShorter(lines, modulus) ? "-shorter" : ""),
                        Map.of(
                            "count",
                            String.valueOf(modulus),
                            CELLS,
                            listed(lines.stream().map(CellList::toString).toList())))));
    return String.join(" ", sentences);
  }

  private String tenLines(String key) {
    SortedMap<Integer, List<CellList>> lines = facts.tenLines();
    return lines.entrySet().stream()
        .map(
            each ->
                words.text(
                    lines.size() == 1 ? key : key + "-at",
                    Map.of(
                        "sum",
                        String.valueOf(each.getKey()),
                        CELLS,
                        listed(each.getValue().stream().map(CellList::toString).toList()))))
        .collect(Collectors.joining(" "));
  }

  /** Returns the numbers outside the grid that belong to a kind, as the subject of a sentence. */
  private String outside(ConstraintKind kind) {
    return facts.kindsOutside() == 1
        ? words.text("number-outside")
        : words.text("number-outside-at", Map.of(CELLS, listed(facts.placesOutside(kind))));
  }

  private String clones(String key) {
    return facts.all(ConstraintKind.CLONE).stream()
        .map(Clone.class::cast)
        .map(
            clone ->
                words.text(
                    clone.originals().count() == 1 ? key : key + "-several",
                    Map.of(
                        CELLS, clone.originals().toString(), "others", clone.copies().toString())))
        .collect(Collectors.joining(" "));
  }
}
