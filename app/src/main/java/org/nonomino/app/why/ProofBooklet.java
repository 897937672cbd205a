package org.nonomino.app.why;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.render.export.Booklet;
import org.nonomino.render.export.BookletPuzzle;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.toolkit.ProofPicture;

/** A reason as a PDF: a picture of the conflict, and then one for each step of the proof. */
record ProofBooklet(BookletStyle pages) {
  /** Writes the whole booklet. */
  void write(List<ProofPicture> pictures, StagedOutput file) throws IOException {
    try (Booklet booklet = new Booklet(pages, file.stream())) {
      for (int first = 0; first < pictures.size(); first += pages.perPage()) {
        int end = Math.min(first + pages.perPage(), pictures.size());
        add(pictures.subList(first, end), booklet);
      }
      booklet.finish();
      file.keep();
    }
  }

  /** Adds the pictures of a page, with as much room for text as the longest needs. */
  private static void add(List<ProofPicture> page, Booklet booklet) throws IOException {
    int lines = 1;
    for (ProofPicture each : page) {
      lines = Math.max(lines, booklet.remarkLines(each.picture(), each.text()));
    }
    for (ProofPicture each : page) {
      booklet.add(
          new BookletPuzzle(each.picture(), each.heading(), each.text(), lines, Optional.empty()));
    }
  }
}
