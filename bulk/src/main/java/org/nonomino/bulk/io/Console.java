package org.nonomino.bulk.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The environment of the program: three streams and what they are connected to. Text goes out as
 * UTF-8.
 *
 * @param in standard input
 * @param out standard output, for results only
 * @param err standard error, for everything else
 * @param inIsTerminal whether a person types the input
 * @param outIsTerminal whether a person reads the output
 * @param errIsTerminal whether a person reads standard error
 * @param errColumns how many characters a line of that terminal has
 * @param wantsColour whether escape codes are welcome where a person reads the output
 */
public record Console(
    InputStream in,
    OutputStream out,
    OutputStream err,
    boolean inIsTerminal,
    boolean outIsTerminal,
    boolean errIsTerminal,
    int errColumns,
    boolean wantsColour) {
  /** The width of a terminal by default. */
  public static final int USUAL_COLUMNS = 80;

  /** Makes sure that the progress of a run mixes neither with messages nor with results. */
  public Console {
    ErrorOutput drawn = new ErrorOutput(err);
    err = drawn;
    out = outIsTerminal ? drawn.sharedBy(out) : out;
  }

  /**
   * Returns the streams of this process. Java cannot tell each for itself what they are connected
   * to: the launcher does, through system properties; without it no stream is taken for a terminal.
   */
  public static Console ofProcess() {
    String noColour = System.getenv("NO_COLOR");
    return new Console(
        System.getProperty("nonomino.stdin", "").equals("closed") ? new ClosedInput() : System.in,
        // Not System.out: a PrintStream hides that nobody reads any more.
        new ResultStream(new FileOutputStream(FileDescriptor.out)),
        System.err,
        isTerminal("nonomino.stdin"),
        isTerminal("nonomino.stdout"),
        isTerminal("nonomino.stderr"),
        columns(),
        noColour == null || noColour.isEmpty());
  }

  /** Returns a console where nobody is: it has no input, and forgets what is written. */
  public static Console ofNobody() {
    return new Console(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        false,
        false,
        false,
        USUAL_COLUMNS,
        false);
  }

  /** Some terminals report zero columns. */
  private static int columns() {
    int columns = Integer.getInteger("nonomino.columns", USUAL_COLUMNS);
    return columns > 0 ? columns : USUAL_COLUMNS;
  }

  private static boolean isTerminal(String property) {
    return System.getProperty(property, "").equals("terminal");
  }

  /** Returns standard error as what a line can be drawn on. */
  ErrorOutput errorOutput() {
    return (ErrorOutput) err;
  }

  /**
   * Returns a writer to standard error that flushes at each line. Of control characters, only tabs
   * and ends of lines get through.
   */
  public PrintWriter errWriter() {
    return new MessageWriter(err);
  }

  /** Prints a message to standard error, in a sentence. */
  public void remark(String sentence) {
    errWriter().println("nonomino: " + PrintedText.line(sentence));
  }

  /** Returns a writer to standard output that flushes at each line; for messages, not for bulk. */
  public PrintWriter outWriter() {
    return new LineWriter(out);
  }

  /** Returns why results could not be written, if a person has to know. */
  public Optional<String> trouble() {
    OutputStream itself = out instanceof ErrorOutput.Shared shared ? shared.itself() : out;
    return itself instanceof ResultStream results ? results.trouble() : Optional.empty();
  }

  /** Returns whether results are in colour. */
  public boolean hasColour() {
    return outIsTerminal && wantsColour;
  }

  /**
   * Writes UTF-8, with the line ends that all results have on all systems. What {@code printf}
   * makes of {@code %n} is that of the system: formats have {@code \n}.
   */
  private static class LineWriter extends PrintWriter {
    LineWriter(OutputStream stream) {
      super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    @Override
    public void println() {
      write('\n');
      flush();
    }
  }

  /** Writes messages, with any quoted text made safe. */
  private static final class MessageWriter extends LineWriter {
    MessageWriter(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(String text, int offset, int length) {
      String clean = PrintedText.lines(text.substring(offset, offset + length));
      super.write(clean, 0, clean.length());
    }

    @Override
    public void write(char[] text, int offset, int length) {
      write(new String(text, offset, length), 0, length);
    }
  }

  /** Represents a standard input that is closed: Java would take the next file it opens for it. */
  private static final class ClosedInput extends InputStream {
    @Override
    public int read() throws IOException {
      throw new IOException("it is closed");
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return read();
    }
  }
}
