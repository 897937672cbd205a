package org.nonomino.book;

import java.util.List;
import java.util.OptionalInt;
import org.nonomino.render.export.BookletStyle;

/** Bounds of the number of pages of a book whose puzzles are not generated yet. */
final class PageBounds {
  /** The minimum number of entries on a page of contents. */
  private static final int MIN_ENTRIES = 10;

  /** A leaf, for the half title or the title and their backs. */
  private static final int LEAF = 2;

  private final BookPlan plan;
  private final List<Integer> numbers;
  private final List<Integer> perPages;

  /**
   * @param numbers how many puzzles each chapter has
   * @param perPages how many of them are on a page
   */
  PageBounds(BookPlan plan, List<Integer> numbers, List<Integer> perPages) {
    this.plan = plan;
    this.numbers = numbers;
    this.perPages = perPages;
  }

  /** Returns a lower bound: the pages of the puzzles and the solutions. */
  int min() {
    return puzzlePages()
        + (hasAnswers() ? pages(puzzles(), plan.design().style().maxAnswers()) : 0);
  }

  /**
   * Returns an upper bound; empty if text or the steps of puzzles need an unknown number of pages.
   */
  OptionalInt max() {
    BookPlan.FrontMatter front = plan.parts().frontMatter();
    boolean hasText =
        plan.parts().hasRules()
            || plan.parts().tips().max() > 0
            || plan.parts().hintsFrom().isPresent()
            || !(front.introduction() + front.howToUse()).isBlank()
            || plan.chapters().stream().anyMatch(BookPlan.Chapter::hasPaths);
    if (hasText) {
      return OptionalInt.empty();
    }
    int entries = numbers.size() + 1;
    int parts = entries + (plan.parts().hasContents() ? 1 : 0);
    return OptionalInt.of(
        (front.hasHalfTitle() ? LEAF : 0)
            + LEAF
            + (plan.parts().hasContents() ? pages(entries, MIN_ENTRIES) : 0)
            + puzzlePages()
            + (hasAnswers() ? puzzles() : 0)
            // The blank pages before each part and at the end.
            + parts
            + 1);
  }

  private boolean hasAnswers() {
    return plan.design().style().answers() == BookletStyle.Answers.END;
  }

  private int puzzles() {
    return numbers.stream().mapToInt(Integer::intValue).sum();
  }

  private int puzzlePages() {
    int pages = 0;
    for (int chapter = 0; chapter < numbers.size(); chapter++) {
      pages += pages(numbers.get(chapter), perPages.get(chapter));
    }
    return pages;
  }

  private static int pages(int number, int perPage) {
    return (number + perPage - 1) / perPage;
  }
}
