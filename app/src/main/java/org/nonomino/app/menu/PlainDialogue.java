package org.nonomino.app.menu;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import org.nonomino.bulk.io.Console;

/** A dialogue on plain streams. Typed lines are not echoed, so it adds their line ends. */
final class PlainDialogue implements Dialogue {
  private final BufferedReader in;
  private final PrintWriter out;
  private boolean ended;

  /** Whether the output is after a prompt. */
  private boolean inPrompt;

  PlainDialogue(Console console) {
    this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    this.out = console.outWriter();
  }

  @Override
  public Optional<String> ask(String prompt) {
    out.print(prompt);
    out.flush();
    inPrompt = true;
    try {
      Optional<String> line = Optional.ofNullable(in.readLine());
      ended = line.isEmpty();
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasEnded() {
    return ended;
  }

  @Override
  public void say(String lines) {
    endPrompt();
    out.print(lines);
    out.flush();
  }

  private void endPrompt() {
    if (inPrompt) {
      out.println();
      inPrompt = false;
    }
  }

  @Override
  public <T> T work(Supplier<T> work) {
    return work.get();
  }

  @Override
  public void close() {
    endPrompt();
    out.flush();
  }
}
