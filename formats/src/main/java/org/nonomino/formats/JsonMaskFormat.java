package org.nonomino.formats;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;

/**
 * JSON objects of which only the field {@code regions} is read, as {@code layouts} writes them;
 * JSON objects of puzzles also qualify.
 */
final class JsonMaskFormat implements PuzzleFormat {
  @Override
  public String name() {
    return "json-masks";
  }

  @Override
  public String description() {
    return "one JSON object per line: regions, …";
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return JsonKind.find(lines).equals(Optional.of(JsonKind.NONOMINO));
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return new JsonSplitter(lines, text -> entry(text.parse(), assembler));
  }

  private static PuzzleEntry entry(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    Optional<JsonScalar> labels = object.text(PuzzleObject.REGIONS);
    if (labels.isEmpty()) {
      throw new MalformedTextException(
          object.place(),
          "the object has no field '" + PuzzleObject.REGIONS + "'",
          "It needs the n² labels: {\"regions\": \"…\"}.");
    }
    return PuzzleEntry.of(assembler.mask(labels.get().cells()));
  }

  @Override
  public String text(PuzzleEntry entry) {
    return JsonWriting.line(
        json ->
            json.writeStringField(PuzzleObject.REGIONS, RegionSymbols.text(entry.puzzle().mask())));
  }
}
