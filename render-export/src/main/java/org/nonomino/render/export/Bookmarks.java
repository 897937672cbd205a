package org.nonomino.render.export;

import java.util.List;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/** Builds the bookmarks of a document, for each section and each heading in the section. */
final class Bookmarks {
  /** The maximum number of headings in a folder. More headings are divided into folders. */
  private static final int MAX_PER_FOLDER = 100;

  private final PDDocumentOutline outline = new PDDocumentOutline();

  /** Returns all bookmarks. */
  PDDocumentOutline outline() {
    return outline;
  }

  void addPage(String name, Mark mark) {
    PDOutlineItem item = new PDOutlineItem();
    item.setTitle(name);
    item.setDestination(mark.destination());
    outline.addLast(item);
  }

  /**
   * Adds the bookmarks of a section.
   *
   * @param marks at least one
   */
  void addSection(String name, List<Mark> marks) {
    PDOutlineItem section = new PDOutlineItem();
    section.setTitle(name);
    section.setDestination(marks.get(0).page());
    outline.addLast(section);
    if (marks.size() <= MAX_PER_FOLDER) {
      addMarks(section, marks, 1);
      section.openNode();
      return;
    }
    for (int first = 0; first < marks.size(); first += MAX_PER_FOLDER) {
      int end = Math.min(first + MAX_PER_FOLDER, marks.size());
      PDOutlineItem folder = new PDOutlineItem();
      folder.setTitle((first + 1) + "–" + end);
      folder.setDestination(marks.get(first).destination());
      section.addLast(folder);
      addMarks(folder, marks.subList(first, end), first + 1);
    }
  }

  /** Adds the bookmarks of headings. A heading without a letter is replaced by its number. */
  private static void addMarks(PDOutlineNode parent, List<Mark> marks, int firstNumber) {
    int number = firstNumber;
    for (Mark mark : marks) {
      String heading = ShownText.withoutControls(mark.heading());
      PDOutlineItem item = new PDOutlineItem();
      item.setTitle(heading.isEmpty() ? String.valueOf(number) : heading);
      item.setDestination(mark.destination());
      parent.addLast(item);
      number++;
    }
  }
}
