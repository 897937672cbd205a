/** Understands puzzles that are drawn and described in sentences. */
module org.nonomino.reading {
  requires static org.jspecify;
  requires transitive org.nonomino.text;

  exports org.nonomino.reading;
  exports org.nonomino.reading.form;
  exports org.nonomino.reading.match;
  exports org.nonomino.reading.wording;
}
