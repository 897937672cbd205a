package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The sizes of the answers of a book on separate pages. Answers that look alike have the same size.
 */
final class AnswerSizes {
  /** The precision of the sizes and heights that fill the pages, in points. */
  private static final double PRECISION = 0.1;

  private final Map<Kind, Placed> kinds = new HashMap<>();
  private final Book book;
  private final Frame room;

  /** The width of a cell of the largest solutions without text, as far as they are measured. */
  private double cell = Double.POSITIVE_INFINITY;

  /** The properties of answers that look alike. */
  private record Kind(double cells, boolean hasText, boolean hasPath) {
    static Kind of(Book.Item item, Book.Answer answer) {
      return new Kind(
          answer.picture().longerSide(), !answer.text().isEmpty(), !item.path().isEmpty());
    }
  }

  /**
   * The grid and the text of answers that look alike.
   *
   * @param grid of their pages
   * @param text around their pictures
   */
  record Placed(PageGrid grid, SlotText text) {}

  /** The answers of a kind, while they are collected. */
  private static final class Group {
    private final List<SlotText.Words> words = new ArrayList<>();
    private double minSide;
    private double maxCell = Double.POSITIVE_INFINITY;
  }

  /**
   * Measures all answers of a book. They are on as few pages as they can be read on, and as large
   * as that number of pages allows.
   *
   * @param layout of their pages
   * @param room of a page
   */
  static AnswerSizes of(Book book, BookStyle style, PageTemplate layout, Frame room) {
    double tooLarge =
        layout.look().largePrint() ? SlotSizes.MIN_LARGE_CELL : ItemSizes.MAX_ANSWER_CELL;
    double enough = ItemSizes.minAnswerCell(layout);
    AnswerSizes sizes = new AnswerSizes(book, style, layout, room, enough);
    if (!layout.look().largePrint() && sizes.hasSingleColumn()) {
      // In a pocket book, smaller digits save many pages.
      AnswerSizes smaller = new AnswerSizes(book, style, layout, room, BookStyle.MIN_READABLE_CELL);
      if (smaller.pages() < sizes.pages()) {
        enough = BookStyle.MIN_READABLE_CELL;
        sizes = smaller;
      }
    }
    int count = sizes.pages();
    while (tooLarge - enough > PRECISION) {
      double middle = (enough + tooLarge) / 2;
      AnswerSizes larger = new AnswerSizes(book, style, layout, room, middle);
      if (larger.pages() > count) {
        tooLarge = middle;
      } else {
        enough = middle;
        sizes = larger;
      }
    }
    return sizes;
  }

  private AnswerSizes(Book book, BookStyle style, PageTemplate layout, Frame room, double minCell) {
    this.book = book;
    this.room = room;
    Map<Kind, Group> groups = new HashMap<>();
    for (Book.Chapter chapter : book.chapters()) {
      for (Book.Item item : chapter.puzzles()) {
        item.answer()
            .ifPresent(
                answer -> {
                  Kind kind = Kind.of(item, answer);
                  Group group = groups.computeIfAbsent(kind, none -> new Group());
                  group.words.add(words(book.words(), item, answer));
                  if (group.words.size() == 1) {
                    group.minSide = layout.legibleSide(answer.picture());
                  }
                  group.maxCell =
                      Math.min(group.maxCell, style.cell(chapter.perPage(), kind.cells()));
                });
      }
    }
    // Solutions precede the answers of exercises, because these may need more room to be readable.
    List<Kind> inOrder =
        groups.keySet().stream()
            .sorted(
                Comparator.comparing(Kind::hasText)
                    .thenComparing(Kind::cells, Comparator.reverseOrder())
                    .thenComparing(Kind::hasPath))
            .toList();
    for (Kind kind : inOrder) {
      Group group = Objects.requireNonNull(groups.get(kind));
      if (cell < Double.POSITIVE_INFINITY) {
        // All solutions have equal cells, also those of smaller puzzles on the same pages.
        group.maxCell = Math.min(group.maxCell, cell);
        group.minSide = Math.max(group.minSide, group.maxCell * layout.cellsAcross(kind.cells()));
      }
      Placed placed = place(kind, group, minCell, style, layout, room);
      kinds.put(kind, placed);
      if (!kind.hasText()) {
        cell = placed.grid().side() / layout.cellsAcross(kind.cells());
      }
    }
  }

  private static SlotText.Words words(Book.Words words, Book.Item item, Book.Answer answer) {
    return new SlotText.Words(
        Heading.of(item.name()),
        answer.text(),
        Stream.of(words.puzzleOn(), words.pathOn())
            .limit(item.path().isEmpty() ? 1 : 2)
            .map(reference -> References.longest(reference, 1))
            .toList());
  }

  private static Placed place(
      Kind kind, Group group, double minCell, BookStyle style, PageTemplate layout, Frame room) {
    ItemSizes sizes = new ItemSizes(layout, style, 1);
    double minSlot =
        group.words.stream()
            .flatMap(words -> words.references().stream())
            .mapToDouble(reference -> SlotText.minWidth(layout, reference))
            .max()
            .orElse(0);
    ItemSizes.Bounds bounds = new ItemSizes.Bounds(group.minSide, minCell, group.maxCell, minSlot);
    PageGrid grid = sizes.answers(room, kind.cells(), new ItemSizes.Lines(1, 0), bounds);
    SlotText text =
        SlotText.of(
            layout,
            layout.type().answerHeading(),
            layout.type().answerRemark(),
            group.words,
            grid.grids(grid.side()));
    return new Placed(sizes.answers(room, kind.cells(), text.lines(), bounds), text);
  }

  private boolean hasSingleColumn() {
    return kinds.values().stream().anyMatch(placed -> 2 * placed.grid().slotWidth() > room.width());
  }

  private int pages() {
    return pages(room.height());
  }

  /** Returns the number of pages if only some of their height is used. */
  private int pages(double height) {
    SlotCursor cursor = new SlotCursor(room.width(), height);
    for (Book.Chapter chapter : book.chapters()) {
      for (Book.Item item : chapter.puzzles()) {
        item.answer().ifPresent(answer -> cursor.next(of(item, answer).grid()));
      }
    }
    return cursor.pages();
  }

  /** Returns the least height of the pages that needs no more of them, so that all are filled. */
  double height() {
    double tooLow = 0;
    double enough = room.height();
    int count = pages();
    while (enough - tooLow > PRECISION) {
      double middle = (tooLow + enough) / 2;
      if (pages(middle) > count) {
        tooLow = middle;
      } else {
        enough = middle;
      }
    }
    return enough;
  }

  /** Returns the size and the text of one of the answers. */
  Placed of(Book.Item item, Book.Answer answer) {
    return Objects.requireNonNull(kinds.get(Kind.of(item, answer)));
  }
}
