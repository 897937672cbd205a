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
  private final Map<Kind, Placed> kinds = new HashMap<>();

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
   * Measures all answers of a book.
   *
   * @param layout of their pages
   * @param room of a page
   */
  AnswerSizes(Book book, BookStyle style, PageTemplate layout, Frame room) {
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
      Placed placed = place(kind, group, groups.size() == 1, style, layout, room);
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
      Kind kind, Group group, boolean isOnly, BookStyle style, PageTemplate layout, Frame room) {
    ItemSizes sizes = new ItemSizes(layout, style, 1);
    // Answers of several kinds share pages, and cannot be spread over them separately.
    int count = isOnly ? group.words.size() : style.maxAnswers();
    double minSlot =
        group.words.stream()
            .flatMap(words -> words.references().stream())
            .mapToDouble(reference -> SlotText.minWidth(layout, reference))
            .max()
            .orElse(0);
    ItemSizes.Bounds bounds = new ItemSizes.Bounds(group.minSide, group.maxCell, minSlot);
    PageGrid grid = sizes.answers(room, kind.cells(), new ItemSizes.Lines(1, 0), bounds, count);
    SlotText text =
        SlotText.of(
            layout,
            layout.type().answerHeading(),
            layout.type().answerRemark(),
            group.words,
            grid.grids(grid.side()));
    return new Placed(sizes.answers(room, kind.cells(), text.lines(), bounds, count), text);
  }

  /** Returns the size and the text of one of the answers. */
  Placed of(Book.Item item, Book.Answer answer) {
    return Objects.requireNonNull(kinds.get(Kind.of(item, answer)));
  }
}
