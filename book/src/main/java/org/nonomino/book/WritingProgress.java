package org.nonomino.book;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ProgressLine;
import org.nonomino.render.export.BookProgress;

/** Displays the phases of the writing of a book, each on a separate line. */
final class WritingProgress implements BookProgress, AutoCloseable {
  private final Console console;
  private Optional<ProgressLine> line = Optional.empty();

  WritingProgress(Console console) {
    this.console = console;
  }

  @Override
  public void advance(Phase phase, int done, int all, int pages) {
    if (done == 0) {
      close();
      String name = phase.name().charAt(0) + phase.name().substring(1).toLowerCase(Locale.ROOT);
      line =
          ProgressLine.ifWatched(
              console, name, ProgressLine.Unit.of("pages"), OptionalLong.of(all));
      line.ifPresent(ProgressLine::appear);
    }
    line.ifPresent(shown -> shown.advance(done, pages));
  }

  @Override
  public void close() {
    line.ifPresent(ProgressLine::close);
    line = Optional.empty();
  }
}
