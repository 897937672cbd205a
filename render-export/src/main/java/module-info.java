/** Pictures of puzzles as PNG and PDF, and booklets. */
module org.nonomino.render.export {
  requires static org.jspecify;
  requires transitive org.nonomino.render;
  requires java.desktop;
  // PDFBox unmaps its files with sun.misc.Unsafe.
  requires jdk.unsupported;
  requires org.apache.commons.logging;
  requires org.apache.fontbox;
  requires org.apache.pdfbox;
  requires org.apache.pdfbox.io;

  exports org.nonomino.render.export;
}
