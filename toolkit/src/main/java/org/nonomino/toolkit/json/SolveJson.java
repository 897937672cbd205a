package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.TrueCandidates;

/** Writes verdicts, and the results of searches. */
public final class SolveJson {
  static final String VERDICT = "verdict";

  private SolveJson() {}

  /**
   * Writes the verdict, the rules that the givens break, the known solutions, and the statistics of
   * the search.
   */
  public static void writeFields(JsonGenerator json, SolveResult result) throws IOException {
    writeVerdict(json, result.verdict());
    List<FoundConflict> conflicts = result.conflicts();
    if (!conflicts.isEmpty()) {
      CheckJson.writeConflicts(json, conflicts);
    }
    Symbols symbols = result.puzzle().symbols();
    writeSolutions(json, result.found(), symbols);
    if (result.candidates().isPresent()) {
      writeCandidates(json, result.candidates().get(), symbols);
    }
    json.writeNumberField("solutions", result.report().solutions());
    json.writeBooleanField("exhausted", result.report().exhausted());
    json.writeNumberField("nodes", result.report().nodes());
    json.writeNumberField("guesses", result.report().guesses());
    json.writeNumberField("microseconds", result.nanos() / 1000);
    json.writeStringField("solver", result.solver().value());
  }

  /** Writes the cap, the candidates of each empty cell, and the undecided ones. */
  private static void writeCandidates(
      JsonGenerator json, TrueCandidates candidates, Symbols symbols) throws IOException {
    json.writeNumberField("cap", candidates.cap());
    json.writeObjectFieldStart("candidates");
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      long possible = candidates.possible(cell);
      if (possible != 0) {
        json.writeObjectFieldStart(CellNames.name(candidates.size(), cell));
        for (long rest = possible; rest != 0; rest &= rest - 1) {
          int digit = Long.numberOfTrailingZeros(rest) + 1;
          json.writeNumberField(
              String.valueOf(symbols.symbol(digit)), candidates.count(cell, digit));
        }
        json.writeEndObject();
      }
    }
    json.writeEndObject();
    PuzzleObject.writeMarks(json, "undecided", symbols, candidates::undecided);
  }

  /** Writes a verdict and the known solutions of a puzzle with these symbols. */
  static void writeFields(JsonGenerator json, Verdict verdict, Symbols symbols) throws IOException {
    writeVerdict(json, SolutionStatus.of(verdict));
    if (verdict instanceof Verdict.Unique unique) {
      writeSolutions(json, List.of(unique.solution()), symbols);
    } else if (verdict instanceof Verdict.Multiple multiple) {
      writeSolutions(json, List.of(multiple.first(), multiple.second()), symbols);
    } else if (verdict instanceof Verdict.Undecided undecided) {
      writeSolutions(json, undecided.found().stream().toList(), symbols);
    }
  }

  /** Writes the field {@code verdict}. */
  public static void writeVerdict(JsonGenerator json, SolutionStatus verdict) throws IOException {
    json.writeStringField(VERDICT, verdict.toString());
  }

  /** Writes the first of some solutions, and the second if there is one. */
  static void writeSolutions(JsonGenerator json, List<Grid> found, Symbols symbols)
      throws IOException {
    if (!found.isEmpty()) {
      PuzzleJson.writeGrid(json, PuzzleJson.SOLUTION, found.get(0), symbols);
    }
    if (found.size() > 1) {
      PuzzleJson.writeGrid(json, "otherSolution", found.get(1), symbols);
    }
  }
}
