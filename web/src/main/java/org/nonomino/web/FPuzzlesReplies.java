package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.solver.SolutionEstimator.Estimate;

/**
 * The answers that the solver plug-in of f-puzzles expects, as JSON. The names of types and fields
 * are those of SudokuSolver by David Clamage (https://github.com/dclamage/SudokuSolver, commit
 * 226e55b, {@code WebsocketListener.cs} and {@code Fpuzzles-SudokuSolver.user.js}).
 */
final class FPuzzlesReplies {
  private static final double PERCENT = 100;

  private FPuzzlesReplies() {}

  /**
   * The position after logical steps.
   *
   * @param grid the digits of all cells; 0 = empty
   * @param candidates the candidates of the empty cells, bit d−1 for digit d
   * @param words the steps in words, a line each
   * @param isValid whether the position can lead to a solution
   */
  record Logical(Grid grid, List<Long> candidates, String words, boolean isValid) {
    /** Copies the list. */
    Logical {
      candidates = List.copyOf(candidates);
    }
  }

  /** A command was cancelled. */
  static String cancelled(long nonce) {
    return reply(nonce, "canceled", json -> {});
  }

  /** There is no solution, or no answer; the words say why. */
  static String invalid(long nonce, String words) {
    return reply(nonce, "invalid", json -> json.writeStringField("message", words));
  }

  /**
   * The number of solutions of each candidate.
   *
   * @param counts length n³, at cell · n + digit − 1; −1 for a candidate that no solution has, but
   *     that logic does not exclude
   */
  static String candidates(long nonce, int[] counts) {
    return reply(
        nonce,
        "truecandidates",
        json -> {
          json.writeFieldName("solutionsPerCandidate");
          json.writeArray(counts, 0, counts.length);
        });
  }

  /** A solution. */
  static String solved(long nonce, Grid solution) {
    int[] digits = solution.toArray();
    return reply(
        nonce,
        "solved",
        json -> {
          json.writeFieldName("solution");
          json.writeArray(digits, 0, digits.length);
        });
  }

  /** The number of solutions, or of those found so far. */
  static String count(long nonce, long count, boolean isInProgress) {
    return reply(
        nonce,
        "count",
        json -> {
          json.writeNumberField("count", count);
          json.writeBooleanField("inProgress", isInProgress);
        });
  }

  /** An estimate of the number of solutions. */
  static String estimate(long nonce, Estimate estimate) {
    double solutions = estimate.solutions();
    double half = estimate.isExact() ? 0 : solutions * estimate.error();
    return reply(
        nonce,
        "estimate",
        json -> {
          number(json, "estimate", solutions);
          number(json, "stderr", half / Estimate.DEVIATIONS);
          json.writeNumberField("iterations", estimate.probes());
          number(json, "ci95_lower", Math.max(0, solutions - half));
          number(json, "ci95_upper", solutions + half);
          number(json, "relErrPercent", PERCENT * estimate.error());
        });
  }

  /** Logical steps. */
  static String logical(long nonce, Logical steps) {
    return reply(
        nonce,
        "logical",
        json -> {
          json.writeArrayFieldStart("cells");
          for (int cell = 0; cell < steps.grid().cellCount(); cell++) {
            json.writeStartObject();
            json.writeNumberField("value", steps.grid().digit(cell));
            if (steps.grid().digit(cell) == 0) {
              json.writeArrayFieldStart("candidates");
              for (long left = steps.candidates().get(cell); left != 0; left &= left - 1) {
                json.writeNumber(Long.numberOfTrailingZeros(left) + 1);
              }
              json.writeEndArray();
            }
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeStringField("message", steps.words() + "\n");
          json.writeBooleanField("isValid", steps.isValid());
        });
  }

  /** JSON has no numbers that are not finite. The plug-in accepts their names as strings. */
  private static void number(JsonGenerator json, String field, double number) throws IOException {
    if (Double.isNaN(number)) {
      json.writeStringField(field, "NaN");
    } else if (Double.isInfinite(number)) {
      json.writeStringField(field, number > 0 ? "Infinity" : "-Infinity");
    } else {
      json.writeNumberField(field, number);
    }
  }

  private static String reply(long nonce, String type, JsonWriting.Fields fields) {
    return JsonWriting.inOneLine(
        json -> {
          json.writeNumberField("nonce", nonce);
          json.writeStringField("type", type);
          fields.write(json);
        });
  }
}
