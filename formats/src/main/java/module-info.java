/** The formats of other programs: JSON, CSV, XML and links. */
module org.nonomino.formats {
  requires static org.jspecify;
  requires transitive com.fasterxml.jackson.core;
  requires transitive org.nonomino.reading;
  requires transitive org.nonomino.text;
  requires de.siegmar.fastcsv;
  requires java.xml;

  exports org.nonomino.formats;
  exports org.nonomino.formats.json;
}
