package org.nonomino.app.book;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.book.BookOptions;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino book}. */
@Command(
    name = "book",
    description =
        "Creates a book of puzzles: a PDF with cover, contents, rules, tips, chapters, hints and solutions.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "A plan describes the content and design of the book; see docs/books.md. For a simple book, options are enough:"
          + " nonomino book --easy=20 --medium=40 --hard=40 --regions=random -o book.pdf",
      "The same plan and seed give the same bytes. No two puzzles of a book are equivalent, that is, equal after turning the"
          + " grid, reordering rows, or relabelling digits.",
      "Exit codes: 0 the book was created; 1 some puzzle has no solution, or was not found; 2 bad usage or plan; 3 a limit"
          + " was reached.",
      "",
      "Examples:",
      "  nonomino book --easy=2 --medium=2 --size=6 -o book.pdf",
      "  nonomino book --from=puzzles.txt --title='Mine' --page=A5 -o mine.pdf"
    })
public final class BookCommand implements Callable<Integer> {
  @Mixin private BookOptions book = new BookOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  BookCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    return book.run(console, solvers, formats).status();
  }
}
