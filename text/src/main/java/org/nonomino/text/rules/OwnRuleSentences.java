package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.PatternForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.RuleNotation;

/**
 * The sentences about custom rules and weighted sums. They name drawings by their colour, unless
 * something else in the puzzle looks the same.
 */
final class OwnRuleSentences {
  private static final String COLOUR = "colour";
  private static final String FIRST = "first";
  private static final String FORMULA = "formula";
  private static final String LAST = "last";
  private static final String NUMBER = "number";
  private static final String RULE = "own-rule-";

  /** The maximum number of digits that are listed instead of a formula for them. */
  private static final int MAX_LISTED = 6;

  private final RuleLooks looks;
  private final Phrasebook words;
  private final Symbols symbols;

  OwnRuleSentences(RuleLooks looks, Phrasebook words, Symbols symbols) {
    this.looks = looks;
    this.words = words;
    this.symbols = symbols;
  }

  /** Returns a sentence for each sum, or one for those that are drawn with their number. */
  String sums(List<Constraint> sums) {
    List<String> sentences = new ArrayList<>();
    List<WeightedSum> simple = new ArrayList<>();
    for (Constraint constraint : sums) {
      WeightedSum sum = (WeightedSum) constraint;
      Optional<RuleLooks.SumLook> look = looks.of(sum).filter(looks::isAlone);
      if (look.isEmpty()) {
        sentences.add(inCells(sum));
      } else if (sum.hasTwoSides()) {
        sentences.add(ofTwoSides(sum, look.get()));
      } else {
        simple.add(sum);
      }
    }
    if (simple.size() == 1) {
      sentences.add(0, ofOneColour(simple.get(0)));
    } else if (simple.size() > 1) {
      sentences.add(0, words.text("weighted-sums", Map.of("factors", factors(simple))));
    }
    return String.join(" ", sentences);
  }

  private String inCells(WeightedSum sum) {
    return sum.isEquation()
        ? words.text("weighted-sum-equation", Map.of("sum", terms(sum)))
        : words.text("weighted-sum", Map.of("sum", terms(sum), NUMBER, number(sum)));
  }

  private String ofOneColour(WeightedSum sum) {
    String colour = looks.of(sum).orElseThrow().plus();
    return words.text(
        "weighted-sum-squares",
        Map.of(
            COLOUR,
            colour("plural", colour),
            "factors",
            factors(List.of(sum)),
            NUMBER,
            number(sum)));
  }

  private String ofTwoSides(WeightedSum sum, RuleLooks.SumLook look) {
    return words.text(
        sum.isEquation() ? "weighted-sum-equal" : "weighted-sum-difference",
        Map.of(
            FIRST,
            colour("plural", look.plus()),
            LAST,
            colour("plural", look.minus()),
            "factors",
            factors(List.of(sum)),
            NUMBER,
            number(sum)));
  }

  /** Returns the words about factors; empty if no sum has any. */
  private String factors(List<WeightedSum> sums) {
    return sums.stream()
            .flatMap(sum -> sum.factors().stream())
            .allMatch(factor -> Math.abs(factor) == 1)
        ? ""
        : words.text("weighted-sum-factors");
  }

  private String number(WeightedSum sum) {
    return switch (sum.bounds(symbols)) {
      case BOTH -> number(sum.from(), Optional.of(sum.to()));
      case LEAST -> number(sum.from(), Optional.empty());
      case MOST -> atMost(sum.to());
    };
  }

  /** Returns the terms of a sum: {@code r1c1 + 2 r1c2 − r3c3}. */
  static String terms(WeightedSum sum) {
    return sum.words().replace('-', '−');
  }

  /** Returns a number or a range, which has no end if there is no limit. */
  private String number(int from, Optional<Integer> to) {
    if (to.isEmpty()) {
      return words.text("number-at-least", Map.of(NUMBER, String.valueOf(from)));
    }
    return from == to.get()
        ? String.valueOf(from)
        : words.text(
            "number-between", Map.of(FIRST, String.valueOf(from), LAST, to.get().toString()));
  }

  private String atMost(int number) {
    return words.text("number-at-most", Map.of(NUMBER, String.valueOf(number)));
  }

  /** Returns a number of cells or digits, which may be 0 or have no limit. */
  private String count(int from, int to) {
    return from == 0 && to > 0
        ? atMost(to)
        : number(from, to == CountForm.NO_LIMIT ? Optional.empty() : Optional.of(to));
  }

  /** Returns the adjective for a colour of the palette. */
  private String colour(String form, String colour) {
    String[] all = words.text("colours-" + form).split(" ", -1);
    return all[Math.min(RuleLook.COLOURS.indexOf(colour), all.length - 1)];
  }

  /** Returns the colour of the line that a rule is drawn as; empty if it is not. */
  Optional<String> colourOfLine(OwnRule rule) {
    return looks
        .of(rule)
        .filter(look -> look.shape() == RuleLook.Shape.LINE)
        .map(look -> colour("feminine", look.colour()));
  }

  /** Returns a sentence for each rule, with all lists of cells that it is for. */
  String rules() {
    return looks.groups().stream().map(this::sentence).collect(Collectors.joining(" "));
  }

  /** Returns the sentence for one rule. */
  String rule(OwnRule rule) {
    return sentence(List.of(rule));
  }

  private String sentence(List<OwnRule> same) {
    OwnRule rule = same.get(0);
    String sentence = words.text(RULE + place(same), names(same));
    return rule.name().isPresent()
        ? words.text("own-rule-named", Map.of("name", rule.name().get(), "sentence", sentence))
        : sentence;
  }

  private Map<String, String> names(List<OwnRule> same) {
    OwnRule rule = same.get(0);
    return Map.of(
        "says",
        says(rule.form(), same),
        COLOUR,
        looks.of(rule).map(look -> colour(form(look.shape()), look.colour())).orElse(""),
        "cells",
        same.stream()
            .map(each -> ConstraintNotation.cells(each.cells()))
            .collect(Collectors.joining("; ")));
  }

  /** Returns the form of the adjective before a shape. */
  private static String form(RuleLook.Shape shape) {
    return switch (shape) {
      case CIRCLES, SQUARES -> "plural";
      case DOT -> "masculine";
      case LINE, CAGE, NOTHING -> "feminine";
    };
  }

  /** Returns where a rule applies, as the end of a key. */
  private String place(List<OwnRule> same) {
    OwnRule rule = same.get(0);
    if (rule.appliesEverywhere()) {
      return "everywhere";
    }
    Optional<RuleLooks.EachLine> lines = RuleLooks.lines(same);
    if (lines.isPresent()) {
      return lines.get() == RuleLooks.EachLine.ROW ? "rows" : "columns";
    }
    return looks.of(rule).filter(looks::isAlone).map(look -> place(look, same)).orElse("at");
  }

  private String place(RuleLook look, List<OwnRule> same) {
    boolean isOrdered = same.get(0).isOrdered(symbols);
    boolean areSeveral = same.size() > 1;
    return switch (look.shape()) {
      case LINE ->
          same.stream().allMatch(rule -> rule.cells().count() > 1)
              ? (areSeveral ? "lines" : "line") + (isOrdered ? "-from-bulb" : "")
              : "at";
      case CIRCLES, SQUARES -> isOrdered || areSeveral ? "at" : look.shape().word();
      case CAGE -> isOrdered ? "at" : areSeveral ? "cages" : "cage";
      case DOT -> isOrdered ? "at" : areSeveral ? "dots" : "dot";
      case NOTHING -> "at";
    };
  }

  /** Returns what a form says, as the end of a sentence without a full stop. */
  private String says(RuleForm form, List<OwnRule> same) {
    if (form instanceof PairForm pair) {
      boolean isOfTwo = same.stream().allMatch(rule -> rule.cells().count() == 2);
      return new PairSentences(words, pair, symbols, isOfTwo).says().orElseGet(() -> pair(pair));
    } else if (form instanceof PatternForm || form instanceof MachineForm) {
      return words.text(RULE + form.word(), Map.of(FORMULA, form.text()));
    } else if (form instanceof CountForm count) {
      return count(count);
    } else if (form instanceof DistinctForm distinct) {
      return words.text("own-rule-distinct", Map.of(NUMBER, count(distinct.from(), distinct.to())));
    }
    EitherForm either = (EitherForm) form;
    String rules = RuleNotation.write(either, symbols);
    String listed = rules.substring(rules.indexOf('(') + 1, rules.length() - 1);
    return words.text(
        RULE + either.word(),
        Map.of("rules", listed.contains("\"") ? "(" + listed + ")" : listed.replace(") (", ", ")));
  }

  private String count(CountForm form) {
    IntPredicate counts = digit -> form.counts(digit, symbols);
    List<String> digits =
        IntStream.rangeClosed(1, symbols.size()).filter(counts).mapToObj(symbols::name).toList();
    String number = count(form.from(), form.to());
    if (form.formula().isPresent() && (digits.isEmpty() || digits.size() > MAX_LISTED)) {
      return words.text(
          "own-rule-count-formula",
          Map.of(NUMBER, number, FORMULA, form.formula().get().toString()));
    }
    int last = digits.size() - 1;
    return words.text(
        "own-rule-count",
        Map.of(
            NUMBER,
            number,
            "digits",
            last == 0
                ? digits.get(0)
                : words.text(
                    "or",
                    Map.of(
                        FIRST,
                        String.join(", ", digits.subList(0, last)),
                        LAST,
                        digits.get(last)))));
  }

  private String pair(PairForm pair) {
    PairForm.Reach reach = pair.reach();
    String key =
        switch (reach.kind()) {
          case NEXT -> "own-rule-next";
          case ANY_TWO -> "own-rule-any-two";
          case NEIGHBOURS -> "own-rule-neighbours";
          case MOVE -> "own-rule-move";
        };
    return words.text(
        key,
        reach.kind() == PairForm.Kind.MOVE
            ? Map.of(
                FORMULA,
                pair.formula().toString(),
                "rows",
                String.valueOf(reach.rows()),
                "columns",
                String.valueOf(reach.columns()))
            : Map.of(FORMULA, pair.formula().toString()));
  }
}
