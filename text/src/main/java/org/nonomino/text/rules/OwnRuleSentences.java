package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.OutsideCell;
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

/** The sentences about rules that people wrote themselves, and about weighted sums. */
final class OwnRuleSentences {
  private static final String FORMULA = "formula";
  private static final String NUMBER = "number";

  private final Phrasebook words;
  private final Symbols symbols;

  OwnRuleSentences(Phrasebook words, Symbols symbols) {
    this.words = words;
    this.symbols = symbols;
  }

  /** Returns a sentence for each sum. */
  String sums(List<Constraint> sums) {
    return sums.stream()
        .map(WeightedSum.class::cast)
        .map(
            sum ->
                words.text(
                    "weighted-sum",
                    Map.of("sum", terms(sum), NUMBER, number(sum.from(), Optional.of(sum.to())))))
        .collect(Collectors.joining(" "));
  }

  /** Returns the terms of a sum: {@code r1c1 + 2 r1c2 − r3c3}. */
  static String terms(WeightedSum sum) {
    return sum.terms().replace('-', '−');
  }

  /** Returns a number or a range, which has no end if there is no limit. */
  private String number(int from, Optional<Integer> to) {
    if (to.isEmpty()) {
      return words.text("number-at-least", Map.of(NUMBER, String.valueOf(from)));
    }
    return from == to.get()
        ? String.valueOf(from)
        : words.text(
            "number-between", Map.of("first", String.valueOf(from), "last", to.get().toString()));
  }

  /** What a rule says, as text, because the alternatives of a choice know their cells. */
  private record Key(String form, Optional<String> name, Optional<RuleLook> look) {}

  /** Returns a sentence for each rule, with all lists of cells that it is for. */
  String rules(List<Constraint> rules) {
    Map<Key, List<OwnRule>> byRule = new LinkedHashMap<>();
    for (Constraint constraint : rules) {
      OwnRule rule = (OwnRule) constraint;
      byRule
          .computeIfAbsent(
              new Key(RuleNotation.write(rule.form(), symbols), rule.name(), rule.look()),
              key -> new ArrayList<>())
          .add(rule);
    }
    return byRule.values().stream().map(this::sentence).collect(Collectors.joining(" "));
  }

  private String sentence(List<OwnRule> same) {
    OwnRule rule = same.get(0);
    String says = says(rule.form());
    String place =
        rule.appliesEverywhere()
            ? words.text("own-rule-everywhere", Map.of("says", says))
            : words.text(
                "own-rule-" + linesOf(same),
                Map.of(
                    "says",
                    says,
                    "cells",
                    same.stream()
                        .map(each -> ConstraintNotation.cells(each.cells()))
                        .collect(Collectors.joining("; "))));
    return rule.name().isPresent()
        ? words.text("own-rule-named", Map.of("name", rule.name().get(), "sentence", place))
        : place;
  }

  /** Returns whether the same rule is for all rows or all columns, as the end of a key. */
  private static String linesOf(List<OwnRule> same) {
    int size = same.get(0).size();
    Set<CellList> lists = same.stream().map(OwnRule::cells).collect(Collectors.toSet());
    if (lists.equals(lines(size, line -> new OutsideCell(size, line, -1)))) {
      return "rows";
    }
    if (lists.equals(lines(size, line -> new OutsideCell(size, -1, line)))) {
      return "columns";
    }
    return "at";
  }

  private static Set<CellList> lines(int size, IntFunction<OutsideCell> beginning) {
    return IntStream.range(0, size)
        .mapToObj(beginning)
        .map(OutsideCell::line)
        .collect(Collectors.toSet());
  }

  /** Returns what a form says, as the end of a sentence without a full stop. */
  private String says(RuleForm form) {
    if (form instanceof PairForm pair) {
      return pair(pair);
    } else if (form instanceof PatternForm || form instanceof MachineForm) {
      return words.text("own-rule-" + form.word(), Map.of(FORMULA, form.text()));
    } else if (form instanceof CountForm count) {
      return count
          .formula()
          .map(
              formula ->
                  words.text(
                      "own-rule-count-formula",
                      Map.of(
                          NUMBER,
                          number(count.from(), limit(count.to())),
                          FORMULA,
                          formula.toString())))
          .orElseGet(
              () ->
                  words.text(
                      "own-rule-count",
                      Map.of(
                          NUMBER,
                          number(count.from(), limit(count.to())),
                          "digits",
                          DrawnConstraint.spaced(count.digits(), symbols).replace(" ", ", "))));
    } else if (form instanceof DistinctForm distinct) {
      return words.text(
          "own-rule-distinct", Map.of(NUMBER, number(distinct.from(), limit(distinct.to()))));
    }
    EitherForm either = (EitherForm) form;
    String rules = RuleNotation.write(either, symbols);
    return words.text(
        "own-rule-" + either.word(), Map.of("rules", rules.substring(rules.indexOf('('))));
  }

  private static Optional<Integer> limit(int to) {
    return to == CountForm.NO_LIMIT ? Optional.empty() : Optional.of(to);
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
