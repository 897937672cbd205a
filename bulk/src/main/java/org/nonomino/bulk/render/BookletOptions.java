package org.nonomino.bulk.render;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.render.Theme;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the pages of a PDF with puzzles. */
public final class BookletOptions {
  @Mixin private PageOptions pages = new PageOptions();

  @Option(
      names = "--answers",
      paramLabel = "PLACE",
      description =
          "Where to put the solutions in a PDF: end, beside or none (default: none for one puzzle, else end).")
  private Optional<Answers> answers = Optional.empty();

  @Option(
      names = "--no-ratings",
      description = "Leave out difficulty ratings in a PDF. Rating takes longer than drawing.")
  private boolean noRatings;

  /** Returns whether puzzles get their level and rating as a part of their heading. */
  public boolean hasRatings() {
    return !noRatings;
  }

  /** Returns whether the solutions are requested. */
  public boolean hasAnswers(boolean many) {
    return answers(many) != Answers.NONE;
  }

  private Answers answers(boolean many) {
    return answers.orElse(many ? Answers.END : Answers.NONE);
  }

  /**
   * Throws a {@link UsageException} if an option does not apply.
   *
   * @param arePages whether a PDF is written
   */
  public void check(boolean arePages) throws UsageException {
    pages.check(arePages);
    if (!arePages && answers.isPresent()) {
      throw PageOptions.onlyForPages("--answers");
    }
    if (!arePages && noRatings) {
      throw PageOptions.onlyForPages("--no-ratings");
    }
  }

  /** Sets the options for a booklet of exercises, with answers, and by default with this title. */
  public void beExercises(String usualTitle) {
    pages.usualTitle(usualTitle);
    answers = Optional.of(answers.orElse(Answers.END));
  }

  /** Returns the style of a booklet. */
  BookletStyle style(boolean many, PictureOptions pictures) {
    return pages.style(
        many ? 4 : 1,
        answers(many),
        pictures.theme(Theme.PRINT),
        pictures.labelled(),
        pictures.digits());
  }
}
