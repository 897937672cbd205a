package org.nonomino.page.standin;

import java.io.IOException;
import java.io.Writer;

/** Replaces {@code java.io.FilterWriter} for FastCSV. */
public abstract class FilterWriter extends Writer {
  /** The writer that receives all characters. */
  protected Writer out;

  /**
   * @param out the writer that receives all characters
   */
  protected FilterWriter(Writer out) {
    this.out = out;
  }

  @Override
  public void write(int character) throws IOException {
    out.write(character);
  }

  @Override
  public void write(char[] characters, int start, int count) throws IOException {
    out.write(characters, start, count);
  }

  @Override
  public void write(String text, int start, int count) throws IOException {
    out.write(text, start, count);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
