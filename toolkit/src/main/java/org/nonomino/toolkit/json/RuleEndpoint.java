package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.formats.json.ConstraintJson;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.RuleNotation;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * {@code rule}: checks a custom rule while somebody writes it. It is given as lines of our
 * notation, as a constraint, or as what it says on cells that are not known yet, perhaps with the
 * symbols of the puzzle.
 */
final class RuleEndpoint {
  private static final String TEXT = "text";
  private static final String CONSTRAINT = "constraint";
  private static final String RULE = "rule";
  private static final List<String> GIVEN = List.of(TEXT, CONSTRAINT, RULE);

  private RuleEndpoint() {}

  static Reply answer(ApiRequest request) throws ProblemException {
    request.allow(ApiRequest.SIZE, PuzzleObject.SYMBOLS, TEXT, CONSTRAINT, RULE);
    JsonFields fields = request.fields();
    int size =
        fields
            .whole(ApiRequest.SIZE, 1, Grid.MAX_SIZE)
            .orElseThrow(() -> fields.missing(ApiRequest.SIZE));
    Symbols symbols = PuzzleField.symbols(fields, size).orElse(Symbols.usual(size));
    List<String> given = GIVEN.stream().filter(fields::has).toList();
    if (given.size() > 1) {
      throw fields.conflict(
          given.get(0), given.get(1), "Send one of the fields " + String.join(", ", GIVEN) + ".");
    }
    String name = given.isEmpty() ? TEXT : given.get(0);
    try {
      return switch (name) {
        case RULE -> ofForm(fields.requireText(RULE), symbols);
        case CONSTRAINT -> ofConstraints(constraints(fields, symbols), symbols);
        default ->
            ofConstraints(
                ConstraintNotation.read(
                    TEXT, ConstraintNotation.token(fields.requireText(TEXT)), symbols),
                symbols);
      };
    } catch (MalformedTextException e) {
      throw malformed(fields, name, e.problem(), e.advice(), Optional.of(e.place().column()));
    } catch (InvalidConstraintException e) {
      throw malformed(
          fields,
          name,
          String.valueOf(e.getMessage()),
          "Correct the rule, or choose other cells.",
          Optional.empty());
    }
  }

  private static List<Constraint> constraints(JsonFields fields, Symbols symbols)
      throws ProblemException, MalformedTextException {
    JsonFields constraint = fields.object(CONSTRAINT).orElseThrow();
    if (constraint.isText(RULE)) {
      // The place of a mistake is that in the rule.
      form(constraint.requireText(RULE), symbols);
    }
    try {
      return ConstraintJson.read(
          new JsonArray(constraint.object().place(), List.of(constraint.object())),
          symbols,
          CONSTRAINT);
    } catch (MalformedTextException e) {
      throw malformed(fields, CONSTRAINT, e.problem(), e.advice(), Optional.empty());
    }
  }

  private static RuleForm.Source form(String text, Symbols symbols) throws MalformedTextException {
    return RuleNotation.form(RULE, ConstraintNotation.token(text), symbols);
  }

  /**
   * @param column of the text, from 1
   */
  private static ProblemException malformed(
      JsonFields fields, String name, String problem, String advice, Optional<Integer> column) {
    CodedProblem coded = ProblemCode.MALFORMED_RULE.with("problem", problem).with("advice", advice);
    return fields.wrong(
        name,
        column
            .filter(found -> found > 0)
            .map(found -> coded.with("index", found - 1L))
            .orElse(coded),
        ProblemWords.sentence(problem) + ". " + advice);
  }

  /** Answers for a rule without cells: as far as it can be checked without them. */
  private static Reply ofForm(String text, Symbols symbols) throws MalformedTextException {
    RuleForm.Source source = form(text, symbols);
    return Reply.json(json -> writePairs(json, formOf(source, symbols.size()), symbols));
  }

  /** Returns a form, unless its alternatives depend on its cells. */
  private static Optional<RuleForm> formOf(RuleForm.Source source, int size) {
    try {
      return Optional.of(source.on(CellList.all(size)));
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  private static Reply ofConstraints(List<Constraint> constraints, Symbols symbols) {
    Rules rules = Rules.of(RegionMask.none(symbols.size()), constraints, symbols);
    Optional<RuleForm> form =
        constraints.stream()
            .flatMap(each -> each instanceof OwnRule rule ? Stream.of(rule.form()) : Stream.of())
            .findFirst();
    return Reply.json(
        json -> {
          json.writeStringField(TEXT, ConstraintNotation.line(rules));
          json.writeArrayFieldStart("constraints");
          for (Constraint constraint : constraints) {
            ConstraintJson.write(json, constraint, symbols);
          }
          json.writeEndArray();
          json.writeObjectFieldStart("rules");
          for (Language language : Language.values()) {
            List<String> sentences =
                new ArrayList<>(RulesInWords.byKind(rules, language.rules()).values());
            JsonParts.strings(json, language.name(), sentences);
          }
          json.writeEndObject();
          writePairs(json, form, symbols);
        });
  }

  /** Writes the digits that a pair form allows in the second cell, for each digit in the first. */
  private static void writePairs(JsonGenerator json, Optional<RuleForm> form, Symbols symbols)
      throws IOException {
    if (form.orElse(null) instanceof PairForm pair) {
      JsonParts.strings(json, "pairs", table(symbols, (a, b) -> pair.allows(symbols, a, b)));
      JsonParts.strings(
          json, "undefined", table(symbols, (a, b) -> pair.isUndefined(symbols, a, b)));
    }
  }

  private static List<String> table(Symbols symbols, DigitTable.Test isListed) {
    int size = symbols.size();
    DigitTable table = DigitTable.of(size, isListed);
    return IntStream.rangeClosed(1, size)
        .mapToObj(first -> symbols.text(table.allowed(first) >>> 1))
        .toList();
  }
}
