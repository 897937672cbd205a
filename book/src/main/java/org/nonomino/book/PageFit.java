package org.nonomino.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.render.export.BookStyle;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.PageSize;
import org.nonomino.text.MalformedTextException;

/** Finds the number of puzzles per page, and reports puzzles that would be too small. */
final class PageFit {
  /** The minimum width of cells for writing candidates, in points (8 mm). */
  private static final double PLEASANT_CELL = 22;

  private static final String PER_PAGE = "per-page";

  /** The possible numbers per page, in descending order. */
  private static final List<Integer> NUMBERS =
      BookletStyle.PER_PAGE.stream().sorted(Comparator.reverseOrder()).toList();

  /** The maximum number per page if the plan gives none. */
  private static final int MAX_USUALLY = 6;

  /** The share of the area covered by fewer puzzles that more puzzles must cover. */
  private static final double ENOUGH = 0.85;

  private final BookStyle style;

  PageFit(BookStyle style) {
    this.style = style;
  }

  /**
   * Returns the number of puzzles on each page of a chapter.
   *
   * @param extent the extent of its largest puzzle
   * @throws MalformedTextException if they would be too small to write in or to read
   */
  int perPage(BookPlan.Chapter chapter, Extent extent) throws MalformedTextException {
    int perPage = chapter.perPage().orElseGet(() -> usual(style, extent));
    Optional<String> problem = problem(style, perPage, extent);
    if (problem.isPresent()) {
      throw new MalformedTextException(
          chapter.perPagePlace(),
          problem.get(),
          advice(extent, new PlanWords(chapter.perPagePlace())));
    }
    return perPage;
  }

  /**
   * Returns the default number: in large print 1, else the largest number with pleasant cells whose
   * puzzles cover a page about as well as fewer would.
   */
  private static int usual(BookStyle style, Extent extent) {
    return style.look().largePrint()
        ? 1
        : BookletStyle.PER_PAGE.stream()
            .filter(each -> each <= MAX_USUALLY && isPleasant(style, each, extent))
            .sorted()
            .reduce(
                (fewer, more) ->
                    covered(style, more, extent) > ENOUGH * covered(style, fewer, extent)
                        ? more
                        : fewer)
            .orElse(1);
  }

  private static boolean isPleasant(BookStyle style, int perPage, Extent extent) {
    return style.usualCell(perPage, extent.cells()) >= PLEASANT_CELL
        && problem(style, perPage, extent).isEmpty();
  }

  private static double covered(BookStyle style, int perPage, Extent extent) {
    double cell = style.usualCell(perPage, extent.cells());
    return perPage * cell * cell;
  }

  private static Optional<String> problem(BookStyle style, int perPage, Extent extent) {
    double cell = style.cell(perPage, extent.cells());
    double answerCell = style.answerCell(perPage, extent.cells());
    String puzzles =
        extent.size()
            + "×"
            + extent.size()
            + (extent.hasRoomAround() ? " puzzles with clues around them, " : " puzzles, ")
            + perPage
            + " per page"
            + (style.answers() == Answers.BESIDE ? " with their answers beside them," : ",");
    if (cell < BookStyle.MIN_WRITABLE_CELL) {
      return Optional.of(
          puzzles
              + " would have cells of "
              + DesignReader.millimetres(cell)
              + ", too small to write in");
    }
    Optional<Double> candidates =
        extent.candidates().map(picture -> style.candidates(perPage, picture));
    if (candidates.isPresent() && candidates.get() < BookStyle.MIN_CANDIDATES) {
      return Optional.of(
          puzzles
              + " would have candidates of "
              + String.format(Locale.ROOT, "%.1f points", candidates.get())
              + ", too small to read");
    }
    return answerCell < BookStyle.MIN_READABLE_CELL
        ? Optional.of(
            puzzles
                + " would have solutions with cells of "
                + DesignReader.millimetres(answerCell)
                + ", too small to read")
        : Optional.empty();
  }

  /** Returns advice on settings that would fit. */
  private String advice(Extent extent, PlanWords words) {
    List<String> ways = new ArrayList<>();
    max(style, extent)
        .ifPresent(max -> ways.add(words.setting(PER_PAGE, max) + (max > 1 ? " or fewer" : "")));
    if (style.answers() == Answers.BESIDE) {
      max(style.with(Answers.END), extent)
          .ifPresent(max -> ways.add(both(words, "answers", "end", max)));
    }
    for (String name : List.of("A5", "A4")) {
      PageSize larger = PageSize.parse(name).orElseThrow();
      if (ways.size() < 2 && larger.width() > style.look().shape().trim().width()) {
        max(on(larger), extent).ifPresent(max -> ways.add(both(words, "page", name, max)));
      }
    }
    return ways.isEmpty() ? "Choose a larger page." : "What fits: " + String.join("; ", ways) + ".";
  }

  private static String both(PlanWords words, String key, String value, int perPage) {
    return words.setting(key, value) + " with " + words.setting(PER_PAGE, perPage);
  }

  private static Optional<Integer> max(BookStyle style, Extent extent) {
    return NUMBERS.stream().filter(each -> problem(style, each, extent).isEmpty()).findFirst();
  }

  private BookStyle on(PageSize page) {
    return style.with(style.look().with(style.look().shape().with(page)));
  }
}
