package org.nonomino.formats;

import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.reading.Document;
import org.nonomino.reading.match.Reading;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/** Understands documents, and reports what they were understood from. */
final class DocumentReader {
  private DocumentReader() {}

  /**
   * Returns the constraints of a document.
   *
   * @param place the place of the puzzle
   * @throws MalformedTextException if a part of it is not understood, unless such parts are ignored
   */
  static List<Constraint> constraints(Document document, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    Reading reading = Reading.of(document);
    if (!reading.isWhole()) {
      assembler.refusePartial(place, reading.left());
    }
    if (!reading.uses().isEmpty()) {
      assembler.remarkReading(place, reading.summary(), reading.lines());
    }
    return reading.constraints();
  }
}
