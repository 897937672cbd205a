package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.text.MalformedTextException;

/**
 * Thrown for input that is not a puzzle for a solver, such as one without regions, and yet has a
 * grid that can be shown and filled in.
 */
public final class DrawnDocumentException extends MalformedTextException {
  private static final long serialVersionUID = 1;

  private static final String AS_IT_IS =
      " As it is, 'nonomino render' draws it, and the web app can play it.";

  private final transient DrawnDocument document;

  private DrawnDocumentException(MalformedTextException reason, DrawnDocument document) {
    super(
        reason.place(),
        reason.coded(),
        reason.problem(),
        reason.advice() + (document.drawings().isEmpty() ? "" : AS_IT_IS),
        reason.wayOut());
    this.document = document;
  }

  /**
   * Returns the exception for a grid that is not a puzzle.
   *
   * @param reason why it is none
   * @param document the grid to be shown; if there is none, the reason is returned
   */
  static MalformedTextException of(
      MalformedTextException reason, Optional<DrawnDocument> document) {
    return document.isPresent() ? new DrawnDocumentException(reason, document.get()) : reason;
  }

  /** Returns the grid. */
  public DrawnDocument document() {
    return document;
  }

  /**
   * Writes the fields of the document: those of a puzzle object, but with {@code rows} and {@code
   * columns} as its size, and a full stop for a cell without a region. What is not understood is
   * the reason.
   */
  public void writeDocument(JsonGenerator json) throws IOException {
    document.write(json, problem());
  }
}
