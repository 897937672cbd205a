package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.Symbols;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.GivenSolution;

/** Writes the results of checks. */
public final class CheckJson {
  private CheckJson() {}

  /** Writes the conflicts and, if the regions are finished, the verdict on the puzzle. */
  public static void writeFields(JsonGenerator json, CheckReport report, Symbols symbols)
      throws IOException {
    writeConflicts(json, report.conflicts());
    if (report.verdict().isPresent()) {
      Verdict verdict = report.verdict().get();
      PuzzleJson.writeCells(json, "mistakes", report.mistakes());
      SolveJson.writeFields(json, verdict, symbols);
      if (verdict instanceof Verdict.Multiple) {
        PuzzleJson.writeCells(json, "differing", report.differing());
      }
      json.writeBooleanField("complete", report.isComplete());
    }
    if (report.givenSolution().isPresent()) {
      GivenSolution given = report.givenSolution().get();
      json.writeObjectFieldStart("givenSolution");
      json.writeBooleanField("right", given.isRight());
      writeConflicts(json, given.conflicts());
      PuzzleJson.writeCells(json, "differing", given.differing());
      json.writeEndObject();
    }
  }

  /** Writes the field {@code conflicts}. */
  static void writeConflicts(JsonGenerator json, List<FoundConflict> conflicts) throws IOException {
    JsonParts.objects(
        json,
        "conflicts",
        conflicts,
        each -> {
          if (each.house().isPresent()) {
            json.writeNumberField("digit", each.digit().orElseThrow());
            json.writeStringField("house", each.house().get());
          }
          if (each.constraint().isPresent()) {
            json.writeStringField("constraint", each.constraint().get().words());
          }
          PuzzleJson.writeCells(json, "cells", each.cells());
          json.writeStringField("words", each.words());
        });
  }
}
