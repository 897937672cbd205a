package org.nonomino.book;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookPages;
import org.nonomino.render.export.BookProgress;
import org.nonomino.render.export.BookWriter;
import org.nonomino.render.export.CoverSheet;
import org.nonomino.render.export.CoverWriter;
import org.nonomino.render.export.PageSize;

/**
 * The files of an unfinished book: its pages, and for a printing service its cover. They get their
 * contents only when all of them are complete.
 */
final class BookFiles implements Closeable {
  private final Optional<String> name;
  private final BookPlan plan;
  private final Console console;
  private final StagedOutput pages;
  private final Optional<StagedOutput> cover;

  /** The remark about the complete files; empty for none. */
  private String remark = "";

  private BookFiles(
      Optional<String> name,
      BookPlan plan,
      Console console,
      StagedOutput pages,
      Optional<StagedOutput> cover) {
    this.name = name;
    this.plan = plan;
    this.console = console;
    this.pages = pages;
    this.cover = cover;
  }

  /**
   * Opens the files.
   *
   * @param name of the file of the pages; if empty, standard output
   * @throws UsageException if one of them cannot be written, or if the cover has no name
   */
  static BookFiles open(Optional<String> name, BookPlan plan, Console console)
      throws IOException, UsageException {
    StagedOutput pages = OutputFile.staged(name, console);
    try {
      Optional<String> cover = coverName(name, plan);
      return new BookFiles(
          name,
          plan,
          console,
          pages,
          cover.isPresent() ? Optional.of(OutputFile.staged(cover, console)) : Optional.empty());
    } catch (UsageException e) {
      pages.close();
      throw e;
    }
  }

  /**
   * Returns the names of all files; that of the pages is empty for standard output.
   *
   * @throws UsageException if the cover has no name
   */
  static List<Optional<String>> names(Optional<String> name, BookPlan plan) throws UsageException {
    Optional<String> cover = coverName(name, plan);
    return cover.isPresent() ? List.of(name, cover) : List.of(name);
  }

  /** Returns {@code book-cover.pdf} for {@code book.pdf}; empty without a separate cover. */
  private static Optional<String> coverName(Optional<String> name, BookPlan plan)
      throws UsageException {
    if (plan.imprint().print().isEmpty() || plan.imprint().cover().isEmpty()) {
      return Optional.empty();
    }
    if (name.isEmpty()) {
      throw new UsageException(
          "A book for a printing service has a second file for its cover: name a file with -o FILE.");
    }
    String pages = name.get();
    int dot = pages.toLowerCase(Locale.ROOT).endsWith(".pdf") ? pages.length() - 4 : pages.length();
    return Optional.of(pages.substring(0, dot) + "-cover.pdf");
  }

  /**
   * Writes the book.
   *
   * @param progress is told of each puzzle and each page
   * @return where its puzzles are
   * @throws BookFailure if the printing service cannot bind it
   */
  BookPages write(Book book, BookProgress progress)
      throws IOException, UsageException, BookFailure {
    if (plan.imprint().print().isEmpty()) {
      return BookWriter.write(book, plan.design().style(), progress, pages.stream());
    }
    PrintPlan print = plan.imprint().print().get();
    BookPages places =
        BookWriter.write(book, plan.design().style(), print.order(), progress, pages.stream());
    int number = places.count();
    Optional<String> trouble = print.trouble(number, plan.design().style());
    if (trouble.isPresent()) {
      throw new BookFailure(ExitCode.BAD_INPUT, trouble.get());
    }
    CoverSheet sheet =
        new CoverSheet(
            plan.design().style().look().shape().trim(),
            number,
            print.order(),
            plan.design().style().look().shape().bleed());
    remark =
        "%s: %d pages of %s."
            .formatted(name.orElse("The book"), number, PrintPlan.words(sheet.trim()));
    if (cover.isPresent()) {
      OptionalDouble spineType =
          CoverWriter.write(
              book, plan.design().style(), sheet, print.coverColours(), cover.get().stream());
      double spine = sheet.spine().width();
      remark +=
          " %s: the cover, with a spine of %s in (%s mm)."
                  .formatted(
                      coverName(name, plan).orElseThrow(),
                      String.format(Locale.ROOT, "%.3f", spine / PageSize.INCH),
                      String.format(Locale.ROOT, "%.1f", spine / PageSize.MILLIMETRE))
              + print.spineWarning(spineType, sheet).map(warning -> " " + warning).orElse("");
    }
    return places;
  }

  /** Gives the files their contents. */
  void keep() throws IOException {
    if (cover.isPresent()) {
      cover.get().keep();
    }
    pages.keep();
    if (!remark.isEmpty()) {
      console.remark(remark);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      pages.close();
    } finally {
      if (cover.isPresent()) {
        cover.get().close();
      }
    }
  }
}
