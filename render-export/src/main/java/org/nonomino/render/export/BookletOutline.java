package org.nonomino.render.export;

import java.util.List;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/** Makes the bookmarks of a booklet: one for each section, and in it one for each heading. */
final class BookletOutline {
  /** More headings than these are put into folders of as many each. */
  private static final int MOST_IN_A_FOLDER = 100;

  private final PDDocumentOutline outline = new PDDocumentOutline();

  /** Returns all bookmarks. */
  PDDocumentOutline outline() {
    return outline;
  }

  /**
   * Adds the bookmarks of a section.
   *
   * @param marks at least one
   */
  void addSection(String name, List<BookletSection.Mark> marks) {
    PDOutlineItem section = new PDOutlineItem();
    section.setTitle(name);
    section.setDestination(marks.get(0).page());
    outline.addLast(section);
    if (marks.size() <= MOST_IN_A_FOLDER) {
      addMarks(section, marks, 1);
      section.openNode();
      return;
    }
    for (int first = 0; first < marks.size(); first += MOST_IN_A_FOLDER) {
      int end = Math.min(first + MOST_IN_A_FOLDER, marks.size());
      PDOutlineItem folder = new PDOutlineItem();
      folder.setTitle((first + 1) + "–" + end);
      folder.setDestination(destination(marks.get(first)));
      section.addLast(folder);
      addMarks(folder, marks.subList(first, end), first + 1);
    }
  }

  /** A heading without a letter is replaced by its number. */
  private static void addMarks(
      PDOutlineNode parent, List<BookletSection.Mark> marks, int firstNumber) {
    int number = firstNumber;
    for (BookletSection.Mark mark : marks) {
      String heading = ShownText.withoutControls(mark.heading());
      PDOutlineItem item = new PDOutlineItem();
      item.setTitle(heading.isEmpty() ? String.valueOf(number) : heading);
      item.setDestination(destination(mark));
      parent.addLast(item);
      number++;
    }
  }

  private static PDPageXYZDestination destination(BookletSection.Mark mark) {
    PDPageXYZDestination destination = new PDPageXYZDestination();
    destination.setPage(mark.page());
    destination.setTop((int) Math.ceil(mark.page().getMediaBox().getHeight() - mark.top()));
    return destination;
  }
}
