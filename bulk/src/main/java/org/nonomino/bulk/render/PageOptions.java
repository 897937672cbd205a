package org.nonomino.bulk.render;

import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.PageSize;
import picocli.CommandLine.Option;

/** The options for pages of pictures of any kind. */
public final class PageOptions {
  @Option(
      names = "--per-page",
      paramLabel = "K",
      description =
          "Grids per page of a PDF: 1, 2, 4, 6, 9 or 12 (default: 1 for one puzzle, else 4; for steps up to 6).")
  private Optional<TypedNumber> perPage = Optional.empty();

  @Option(
      names = "--page",
      paramLabel = "PAPER",
      description =
          "Paper size of a PDF: A4, A5, Letter, or measures such as 6x9in and 170x240mm (default: A4).")
  private Optional<PageSize> page = Optional.empty();

  @Option(names = "--title", paramLabel = "TEXT", description = "Title of a PDF.")
  private Optional<String> title = Optional.empty();

  @Option(names = "--author", paramLabel = "TEXT", description = "Author of a PDF.")
  private Optional<String> author = Optional.empty();

  @Option(names = "--large-print", description = "Draw the pages of a PDF larger and bolder.")
  private boolean largePrint;

  /**
   * Throws a {@link UsageException} if an option does not apply.
   *
   * @param arePages whether a PDF is written
   */
  public void check(boolean arePages) throws UsageException {
    Optional<String> given = given();
    if (given.isPresent() && !arePages) {
      throw onlyForPages(given.get());
    }
    if (perPage.isPresent() && !canHave(perPage.get())) {
      throw new UsageException("--per-page=" + perPage.get() + ": give 1, 2, 4, 6, 9 or 12.");
    }
  }

  private static boolean canHave(TypedNumber number) {
    return BookletStyle.PER_PAGE.stream().anyMatch(each -> number.text().equals(each.toString()));
  }

  /** Returns the message for an option that applies only to pages. */
  static UsageException onlyForPages(String option) {
    return new UsageException(option + " is only for PDF: add --format=pdf.");
  }

  /** Returns a given option. */
  private Optional<String> given() {
    return Stream.of(
            perPage.map(any -> "--per-page"),
            page.map(any -> "--page"),
            title.map(any -> "--title"),
            author.map(any -> "--author"),
            largePrint ? Optional.of("--large-print") : Optional.<String>empty())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Sets the default title of the pages. */
  public void usualTitle(String usual) {
    title = Optional.of(title.orElse(usual));
  }

  /**
   * Returns the style of a booklet.
   *
   * @param usualPerPage the default number of pictures on a page
   * @param answers the place of the solutions
   * @param theme the colours
   * @param labelled whether rows and columns are numbered
   */
  public BookletStyle style(
      int usualPerPage, Answers answers, Theme theme, boolean labelled, DigitStyle digits) {
    return new BookletStyle(
        title.orElse(""),
        author.orElse(""),
        page.orElse(PageSize.A4),
        perPage.map(typed -> Integer.parseInt(typed.text())).orElse(usualPerPage),
        answers,
        largePrint,
        theme,
        labelled,
        digits);
  }
}
