package org.nonomino.book;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TimeBound;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookPages;
import org.nonomino.render.export.BookStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;

/**
 * Makes a book according to a plan, and writes its files.
 *
 * @param output the file of the pages, or standard output
 * @param proof the files of proof sheets
 */
record BookRun(
    Console console, Solver solver, BookPlan plan, Optional<String> output, List<String> proof) {
  /**
   * Makes the book.
   *
   * @return the worst exit code
   * @throws MalformedTextException if a file of puzzles is malformed, or a chapter fits no page
   */
  ExitCode run(PuzzleFiles files, Effort time) throws UsageException, MalformedTextException {
    BookMaker maker = new BookMaker(console, solver, files, plan, time.threads(), !proof.isEmpty());
    List<Extent> extents;
    try {
      extents = maker.readFiles();
    } catch (BookFailure e) {
      return failed(e);
    }
    BookStyle style = plan.design().style();
    List<Integer> perPages = perPages(style, extents);
    if (plan.imprint().print().isPresent()) {
      PrintPlan print = plan.imprint().print().get();
      PageBounds bounds = new PageBounds(plan, maker.numbers(), perPages);
      print.requirePossible(bounds, style);
      style = print.order().shaped(style, bounds.min());
      perPages = perPages(style, extents);
    }
    List<Integer> fitting = perPages;
    try (TimeBound bound = time.begin()) {
      ExitCode code = Interruption.whileRunning(output, () -> make(maker, fitting));
      if (code == ExitCode.LIMIT && bound.hasEnded()) {
        console.remark("The time of --within was over before the book was complete.");
      }
      return code;
    }
  }

  private List<Integer> perPages(BookStyle style, List<Extent> extents)
      throws MalformedTextException {
    List<Integer> perPages = new ArrayList<>();
    for (int i = 0; i < extents.size(); i++) {
      perPages.add(new PageFit(style).perPage(plan.chapters().get(i), extents.get(i)));
    }
    return perPages;
  }

  private ExitCode make(BookMaker maker, List<Integer> perPages)
      throws IOException, InterruptedException, UsageException {
    // Opened first, so that an unwritable file is reported before any puzzle is generated.
    try (BookFiles files = BookFiles.open(output, plan, console);
        ProofFiles proofs = ProofFiles.open(proof)) {
      long drawn = plan.seed().orElseGet(() -> BulkOptions.drawnSeed(console));
      List<List<BookPuzzle>> chapters = maker.make(drawn);
      Book book = new BookCompiler(plan, chapters, new MadeDrawings(solver, drawn)).book(perPages);
      BookPages pages = written(book, files);
      proofs.write(new ProofSheet(book, chapters, pages, maker.archive()));
      files.keep();
      proofs.keep();
      ProofSheet.twins(chapters, maker.archive()).forEach(console::remark);
      return ExitCode.SOLVED;
    } catch (BookFailure e) {
      return failed(e);
    }
  }

  private BookPages written(Book book, BookFiles files)
      throws IOException, UsageException, BookFailure {
    try (WritingProgress progress = new WritingProgress(console)) {
      return files.write(book, progress);
    }
  }

  private ExitCode failed(BookFailure e) {
    console.remark(String.valueOf(e.getMessage()));
    return e.exitCode();
  }

  /** Checks that the book does not replace one of its inputs. */
  void requireOtherOutput(Optional<String> planFile) throws UsageException {
    for (Optional<String> name : BookFiles.names(output, plan)) {
      requireOther(name, planFile);
    }
  }

  private void requireOther(Optional<String> file, Optional<String> planFile)
      throws UsageException {
    OutputFile.requireOther(file, planFile, "--plan");
    List<BookPlan.PuzzleFile> files = new ArrayList<>(plan.others().earlier());
    files.addAll(plan.others().archives());
    for (BookPlan.Chapter chapter : plan.chapters()) {
      if (chapter.source() instanceof BookPlan.Read source) {
        files.addAll(source.files());
      }
    }
    for (BookPlan.PuzzleFile input : files) {
      if (OutputFile.isSameFile(file, Optional.of(input.path()))) {
        throw OutputFile.alsoInput(file.orElseThrow());
      }
    }
    List<String> inputs = new ArrayList<>(planFile.stream().toList());
    files.forEach(input -> inputs.add(input.path()));
    ProofFiles.require(proof, file, inputs);
  }
}
