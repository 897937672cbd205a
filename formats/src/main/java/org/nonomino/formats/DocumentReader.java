package org.nonomino.formats;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.DrawingJson;
import org.nonomino.reading.Document;
import org.nonomino.reading.match.Reading;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/** Understands documents, and reports what they were understood from. */
final class DocumentReader {
  private DocumentReader() {}

  /**
   * Returns the puzzle of a document with its drawings.
   *
   * @param place the place of the puzzle
   * @param plain the puzzle without constraints
   * @param texts its metadata in words
   * @throws MalformedTextException if a part of it is not understood, unless such parts are ignored
   */
  static PuzzleEntry read(
      Document document,
      Place place,
      PuzzleAssembler assembler,
      Puzzle plain,
      Map<EntryPart, String> texts,
      Optional<Grid> solution,
      Progress progress)
      throws MalformedTextException {
    DrawingJson.requireFew(document.drawings().size(), place);
    Reading reading = Reading.of(document);
    Map<EntryPart, String> all = new EnumMap<>(texts);
    if (!reading.isWhole()) {
      assembler.refusePartial(place, reading.left());
      all.put(EntryPart.LEFT, String.join("\n", reading.left()));
    }
    if (!reading.uses().isEmpty()) {
      assembler.remarkReading(place, reading.summary(), reading.lines());
    }
    return new PuzzleEntry(plain.withConstraints(reading.constraints()), all, solution, progress)
        .withDrawings(reading.drawings(document));
  }
}
