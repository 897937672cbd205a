package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.rule.RuleLook;

/**
 * Checks that the kinds of constraints in the web app are those of {@link ConstraintKind}. With
 * {@code -Dexamples.update}, the module is written.
 */
final class KindsModuleTest {
  private static final Path MODULE =
      Path.of("src/main/resources/org/nonomino/web/page/model/kinds.js");
  private static final int MAX_SIZE = 36;

  @Test
  void theModuleHasEachKind() throws IOException {
    String updated =
        Stream.of(ConstraintKind.values())
                .map(KindsModuleTest::row)
                .collect(
                    Collectors.joining(
                        "",
                        """
                    /**
                     * The facts about each kind of constraint, by its name in the API. A test writes this file from ConstraintKind.java.
                     *
                     * @import {KindFacts} from './constraint-kinds.js'
                     */

                    /** @type {Readonly<Record<string, KindFacts>>} */
                    // prettier-ignore
                    export const FACTS = Object.freeze({
                    """,
                        "});\n"))
            + looks();
    if (System.getProperty("examples.update") != null) {
      Files.writeString(MODULE, updated);
    }

    assertThat(MODULE)
        .as("run this test with -Dexamples.update to update it")
        .content()
        .isEqualTo(updated);
  }

  /** Returns the shapes and the colours with which a custom rule can be drawn. */
  private static String looks() {
    return """

        /** The shapes in which a rule can be drawn. @type {readonly string[]} */
        export const RULE_SHAPES = Object.freeze([%s]);

        /** The names of its colours, and the colours. @type {readonly (readonly [string, string])[]} */
        // prettier-ignore
        export const RULE_COLOURS = Object.freeze([%s]);
        """
        .formatted(
            Stream.of(RuleLook.Shape.values())
                .map(shape -> text(shape.word()))
                .collect(Collectors.joining(", ")),
            RuleLook.COLOURS.stream()
                .map(name -> "[%s, %s]".formatted(text(name), text(colour(name))))
                .collect(Collectors.joining(", ")));
  }

  private static String colour(String name) {
    List<Drawing> line =
        new RuleLook(RuleLook.Shape.LINE, name).drawings(CellList.of(4, 0, 1), false);
    return ((Drawing.Line) line.get(0)).stroke().hex();
  }

  private static String row(ConstraintKind kind) {
    List<String> facts = new ArrayList<>();
    facts.add("words: " + text(kind.words()));
    facts.add("plural: " + text(kind.plural()));
    facts.add("shape: " + text(shape(kind)));
    facts.add("fewest: " + fewest(kind));
    for (ConstraintField field : kind.fields()) {
      if (field.type() == ConstraintField.Type.NUMBER
          || field.type() == ConstraintField.Type.DIGITS) {
        facts.add("number: {" + String.join(", ", number(field)) + "}");
      } else if (field.type() == ConstraintField.Type.WORD) {
        facts.add(
            field.choices().stream()
                .map(KindsModuleTest::text)
                .collect(Collectors.joining(", ", "choices: [", "]")));
      }
    }
    List<Integer> sizes =
        IntStream.rangeClosed(1, MAX_SIZE)
            .filter(size -> ConstraintValues.exists(kind, size))
            .boxed()
            .toList();
    if (sizes.size() < MAX_SIZE) {
      facts.add("sizes: " + sizes);
    }
    return "  " + text(kind.json()) + ": {" + String.join(", ", facts) + "},\n";
  }

  private static List<String> number(ConstraintField field) {
    List<String> facts = new ArrayList<>();
    facts.add("field: " + text(field.name()));
    facts.add("words: " + text(field.words()));
    if (field.type() == ConstraintField.Type.DIGITS) {
      facts.add("isList: true");
      return facts;
    }
    if (!field.isRequired()) {
      facts.add("isOptional: true");
    }
    facts.add("min: " + field.least());
    // The difference between the size and the largest number.
    field
        .most()
        .map(most -> MAX_SIZE - most.applyAsInt(MAX_SIZE))
        .ifPresent(less -> facts.add("less: " + less));
    return facts;
  }

  private static String shape(ConstraintKind kind) {
    boolean hasTwoParts = kind.fields().stream().filter(KindsModuleTest::isList).count() > 1;
    return switch (kind.shape()) {
      case HOUSE, GRID -> "whole";
      case CAGE -> kind.fields().get(0).type() == ConstraintField.Type.CAGES ? "copies" : "cells";
      case LINE -> hasTwoParts ? "arrow" : "path";
      case EDGE -> "pair";
      case CORNER -> "corner";
      case OUTSIDE -> "outside";
      case CELL -> "cell";
      case SET -> isWeighted(kind) ? "rule" : hasTwoParts ? "copies" : "cells";
      case RULE -> "rule";
    };
  }

  private static boolean isWeighted(ConstraintKind kind) {
    return kind.fields().stream().anyMatch(field -> field.type() == ConstraintField.Type.NUMBERS);
  }

  private static int fewest(ConstraintKind kind) {
    return kind.fields().stream()
        .filter(KindsModuleTest::isList)
        .filter(ConstraintField::isRequired)
        .mapToInt(ConstraintField::least)
        .sum();
  }

  private static boolean isList(ConstraintField field) {
    return field.type() == ConstraintField.Type.CELLS
        || field.type() == ConstraintField.Type.CAGES
        || field.type() == ConstraintField.Type.CELL;
  }

  private static String text(String text) {
    return "'" + text + "'";
  }
}
