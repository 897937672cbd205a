package org.nonomino.app.menu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.terminal.TerminalBuilder;

/**
 * A dialogue on a terminal, with line editing and history by JLine. Ctrl-C cancels a question or
 * some work; Ctrl-D ends the input.
 */
final class TerminalDialogue implements Dialogue {
  /** The provider that uses {@code stty}, so that no native code is extracted and loaded. */
  private static final String PROVIDER = "exec";

  private final Terminal terminal;
  private final LineReader reader;
  private boolean ended;

  private TerminalDialogue(Terminal terminal) {
    this.terminal = terminal;
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            // A pasted grid is read line by line, like a typed one.
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
    // Tabs are part of rows from a spreadsheet, so they do not request completion.
    Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN))
        .bind(new Reference(LineReader.SELF_INSERT), Character.toString('\t'));
  }

  /** Returns a dialogue on the terminal of this process. */
  static TerminalDialogue ofProcess() {
    try {
      return new TerminalDialogue(
          TerminalBuilder.builder()
              .system(true)
              .provider(PROVIDER)
              // Uses a plain line if there is no editing support.
              .dumb(true)
              .encoding(StandardCharsets.UTF_8)
              .build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Optional<String> ask(String prompt) {
    if (ended) {
      // The terminal itself would continue after Ctrl-D.
      return Optional.empty();
    }
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (UserInterruptException e) {
      return Optional.empty();
    } catch (EndOfFileException e) {
      ended = true;
      return Optional.empty();
    }
  }

  @Override
  public boolean hasEnded() {
    return ended;
  }

  @Override
  public void say(String lines) {
    terminal.writer().print(lines);
    terminal.flush();
  }

  @Override
  public <T> T work(Supplier<T> work) {
    Thread worker = Thread.currentThread();
    SignalHandler previous = terminal.handle(Signal.INT, signal -> worker.interrupt());
    try {
      return work.get();
    } finally {
      terminal.handle(Signal.INT, previous);
      // Ctrl-C cancels only the work, not the rest of the dialogue.
      Thread.interrupted();
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
