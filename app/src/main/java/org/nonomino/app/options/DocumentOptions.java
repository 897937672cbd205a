package org.nonomino.app.options;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.OutputOption;
import org.nonomino.bulk.render.PageOptions;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;
import org.nonomino.render.export.BookletStyle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the steps of one puzzle: their format, their file, and the pages of a PDF. */
public final class DocumentOptions {
  /** The choices of {@code --format}; in lower case, as people type them. */
  public enum Format {
    /** Sentences. */
    text,
    /** One JSON object. */
    json,
    /** A booklet with a picture for each step. */
    pdf
  }

  /** Writes a booklet. */
  @FunctionalInterface
  public interface Pages {
    /** Writes and keeps the whole file. */
    void writeTo(StagedOutput file) throws IOException;
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}. Default: by the file extension of --output,"
              + " else text. A PDF has a picture for each step.")
  private Optional<Format> format = Optional.empty();

  @Mixin private OutputOption output = new OutputOption();

  @Mixin private PageOptions pages = new PageOptions();

  /**
   * Returns the requested format, or that of the file.
   *
   * @throws UsageException if options of pages are given for another format
   */
  public Format format() throws UsageException {
    Format chosen = FileFormat.chosen(format, output.name(), Format.text);
    pages.check(chosen == Format.pdf);
    return chosen;
  }

  /** Returns the name of the file; empty for standard output. */
  public Optional<String> name() {
    return output.name();
  }

  /** Throws a {@link UsageException} if a person would see the bytes of a PDF on a terminal. */
  public void requireVisible(Console console) throws UsageException {
    OutputFile.requireVisible(output.name(), console, "a PDF");
  }

  /** Returns the style of pages whose rows and columns are numbered. */
  public BookletStyle pages(int usualPerPage, Theme theme) {
    return pages.style(usualPerPage, BookletStyle.Answers.NONE, theme, true, DigitStyle.LETTERS);
  }

  /**
   * Writes a text to the file or to standard output.
   *
   * @throws UsageException if the file cannot be written
   */
  public void write(String text, Console console) throws UsageException {
    if (output.name().isEmpty()) {
      PrintWriter out = console.outWriter();
      out.print(text);
      out.flush();
      return;
    }
    write(
        file -> {
          file.stream().write(text.getBytes(StandardCharsets.UTF_8));
          file.keep();
        },
        console);
  }

  /**
   * Writes a booklet to the file or to standard output.
   *
   * @throws UsageException if the file cannot be written
   */
  public void write(Pages booklet, Console console) throws UsageException {
    try (StagedOutput file = OutputFile.staged(output.name(), console)) {
      booklet.writeTo(file);
    } catch (IOException e) {
      OutputFile.broken(output.name(), e);
    }
  }
}
