package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.toolkit.TrueCandidates;

/** Writes true candidates. */
final class CandidatesJson {
  private CandidatesJson() {}

  /** Writes the cap, the candidates of each empty cell, and what is not known of them. */
  static void writeFields(JsonGenerator json, TrueCandidates candidates) throws IOException {
    json.writeNumberField("cap", candidates.cap());
    json.writeObjectFieldStart("candidates");
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      if (candidates.possible(cell) != 0) {
        writeCounts(json, candidates, cell);
      }
    }
    json.writeEndObject();
    PuzzleObject.writeMarks(json, "undecided", candidates.size(), candidates::undecided);
  }

  private static void writeCounts(JsonGenerator json, TrueCandidates candidates, int cell)
      throws IOException {
    json.writeObjectFieldStart(CellNames.name(candidates.size(), cell));
    for (long rest = candidates.possible(cell); rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest) + 1;
      json.writeNumberField(
          String.valueOf(DigitSymbols.symbol(digit)), candidates.count(cell, digit));
    }
    json.writeEndObject();
  }
}
