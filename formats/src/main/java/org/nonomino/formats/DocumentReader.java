package org.nonomino.formats;

import org.nonomino.reading.Document;
import org.nonomino.reading.match.Reading;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/** Understands documents, and reports what they were understood from. */
final class DocumentReader {
  private DocumentReader() {}

  /**
   * Returns the reading of a document, whole unless what is not understood is ignored.
   *
   * @param place the place of the puzzle
   * @throws MalformedTextException if a part of it is not understood, unless such parts are ignored
   */
  static Reading read(Document document, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    Reading reading = Reading.of(document);
    if (!reading.isWhole()) {
      assembler.refusePartial(place, reading.left());
    }
    if (!reading.uses().isEmpty()) {
      assembler.remarkReading(place, reading.summary(), reading.lines());
    }
    return reading;
  }
}
