package org.nonomino.bulk;

/** The text around the records of a run, with line ends. */
public interface RecordFrame {
  /** Returns the text before the first record. */
  default String header() {
    return "";
  }

  /** Returns the text after the last record. */
  default String footer() {
    return "";
  }
}
