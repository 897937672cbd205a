package org.nonomino.bulk;

import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The headings of answers for people.
 *
 * @param areShown whether each puzzle gets a heading; a single puzzle does not need one
 */
public record Headings(boolean areShown) {
  /** Returns the heading of a puzzle, with its line end; may be empty. */
  public String of(Place place, PuzzleEntry entry) {
    String label = entry.label();
    return areShown ? place + (label.isEmpty() ? "" : ": " + label) + "\n" : "";
  }

  /** Returns the blank line after an answer; empty without headings. */
  public String gap() {
    return areShown ? "\n" : "";
  }

  /** Returns the record of a malformed puzzle; may be empty. */
  public String malformed(MalformedTextException problem) {
    return areShown ? problem.place() + "\n" + ErrorReport.sentence(problem) + "\n\n" : "";
  }
}
