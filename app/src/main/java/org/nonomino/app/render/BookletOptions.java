package org.nonomino.app.render;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.TypedNumber;
import org.nonomino.render.Theme;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.BookletStyle.PageSize;
import picocli.CommandLine.Option;

/** The options which say how the pages of a pdf look. */
public final class BookletOptions {
  private static final Set<String> ON_A_PAGE = Set.of("1", "2", "4", "6", "9", "12");

  @Option(
      names = "--per-page",
      paramLabel = "K",
      description =
          "Puzzles per page of a PDF: 1, 2, 4, 6, 9 or 12 (default: 1 for one puzzle, else 4).")
  private Optional<TypedNumber> perPage = Optional.empty();

  @Option(
      names = "--page",
      paramLabel = "PAPER",
      description = "Paper size of a PDF: A4 or Letter (default: A4).")
  private Optional<PageSize> page = Optional.empty();

  @Option(names = "--title", paramLabel = "TEXT", description = "Title of a PDF.")
  private Optional<String> title = Optional.empty();

  @Option(names = "--author", paramLabel = "TEXT", description = "Author of a PDF.")
  private Optional<String> author = Optional.empty();

  @Option(
      names = "--answers",
      paramLabel = "PLACE",
      description =
          "Where to put the solutions in a PDF: end, beside or none (default: none for one puzzle, else end).")
  private Optional<Answers> answers = Optional.empty();

  @Option(names = "--large-print", description = "Draw the pages of a PDF larger and bolder.")
  private boolean largePrint;

  @Option(
      names = "--no-rating",
      description = "Leave out difficulty ratings in a PDF, which take longer than drawing.")
  private boolean noRating;

  /** Returns whether puzzles get their level and rating as a part of their heading. */
  public boolean hasRatings() {
    return !noRating;
  }

  /** Returns whether the solutions are requested. */
  boolean hasAnswers(boolean many) {
    return answers(many) != Answers.NONE;
  }

  private Answers answers(boolean many) {
    return answers.orElse(many ? Answers.END : Answers.NONE);
  }

  /**
   * Throws a {@link UsageException} if an option makes no sense.
   *
   * @param arePages whether a pdf is written
   */
  public void check(boolean arePages) throws UsageException {
    Optional<String> given = given();
    if (given.isPresent() && !arePages) {
      throw new UsageException(given.get() + " is only for PDF: add --format=pdf.");
    }
    if (perPage.isPresent() && !ON_A_PAGE.contains(perPage.get().text())) {
      throw new UsageException("--per-page=" + perPage.get() + ": give 1, 2, 4, 6, 9 or 12.");
    }
  }

  /** Returns an option that was given. */
  private Optional<String> given() {
    return Stream.of(
            perPage.map(any -> "--per-page"),
            page.map(any -> "--page"),
            title.map(any -> "--title"),
            author.map(any -> "--author"),
            answers.map(any -> "--answers"),
            largePrint ? Optional.of("--large-print") : Optional.<String>empty(),
            noRating ? Optional.of("--no-rating") : Optional.<String>empty())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Makes it a booklet of exercises: with this title, unless there is one, and with answers. */
  public void beExercises(String usualTitle) {
    title = Optional.of(title.orElse(usualTitle));
    answers = Optional.of(answers.orElse(Answers.END));
  }

  /** Returns the style of a booklet. */
  BookletStyle style(boolean many, PictureOptions pictures) {
    return new BookletStyle(
        title.orElse(""),
        author.orElse(""),
        page.orElse(PageSize.A4),
        perPage.map(typed -> Integer.parseInt(typed.text())).orElse(many ? 4 : 1),
        answers(many),
        largePrint,
        pictures.theme(Theme.PRINT),
        pictures.labelled(),
        pictures.digits());
  }
}
