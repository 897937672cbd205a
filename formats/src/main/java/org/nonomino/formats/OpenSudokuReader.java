package org.nonomino.formats;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.nonomino.core.EntryPart;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Splits an OpenSudoku document into its games. A truncated or refused document gives the games
 * before the error and then a malformed one.
 */
final class OpenSudokuReader implements Splitter {
  /** The maximum depth of elements: the document, folders, games, and some to spare. */
  static final int MAX_DEEP = 16;

  /** The maximum number of characters of a name, an author or a description. */
  static final int LONGEST_TEXT = 1 << 16;

  private static final String ROOT = "opensudoku";
  private static final String FOLDER = "folder";
  private static final String GAME = "game";
  private static final String START_OF_GAME = "<" + GAME;
  private static final String COMMENT = "comment";

  private static final Map<String, EntryPart> PARTS =
      Map.of(
          "name", EntryPart.LABEL,
          "author", EntryPart.AUTHOR,
          "description", EntryPart.DESCRIPTION,
          "created", EntryPart.DATE,
          "source", EntryPart.SOURCE,
          "level", EntryPart.LEVEL,
          "sourceURL", EntryPart.URL);

  private final String source;
  private final LinesAsReader characters;
  private final PuzzleAssembler assembler;
  private Optional<XMLStreamReader> opened = Optional.empty();
  private boolean isDone;
  private int depth;

  /** The metadata of the following games. */
  private final Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);

  private boolean isBehindGame;
  private final StringBuilder said = new StringBuilder();
  private Optional<String> elementSaid = Optional.empty();

  OpenSudokuReader(LineReader lines, PuzzleAssembler assembler) {
    this.source = lines.source();
    this.characters = new LinesAsReader(lines);
    this.assembler = assembler;
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    return factory;
  }

  @Override
  public Optional<PuzzleText> next() {
    if (isDone) {
      return Optional.empty();
    }
    try {
      return nextGame();
    } catch (MalformedTextException e) {
      isDone = true;
      return Optional.of(PuzzleText.malformed(e));
    } catch (XMLStreamException e) {
      isDone = true;
      return Optional.of(PuzzleText.malformed(noXml(e)));
    }
  }

  private Optional<PuzzleText> nextGame() throws XMLStreamException, MalformedTextException {
    if (opened.isEmpty()) {
      opened = Optional.of(factory().createXMLStreamReader(characters));
    }
    XMLStreamReader xml = opened.get();
    while (xml.hasNext()) {
      characters.beginStep();
      switch (xml.next()) {
        case XMLStreamConstants.DTD ->
            throw refused(xml, "the document has a document type definition (DTD)");
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw refused(xml, "the document has an entity, &" + xml.getLocalName() + ";");
        case XMLStreamConstants.START_ELEMENT -> {
          begin(xml);
          if (xml.getLocalName().equals(GAME)) {
            return Optional.of(game(xml));
          }
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> say(xml);
        case XMLStreamConstants.END_ELEMENT -> end(xml);
        default -> {
          // Comments, processing instructions and the ends of the document contain no data.
        }
      }
    }
    isDone = true;
    return Optional.empty();
  }

  private void begin(XMLStreamReader xml) throws MalformedTextException {
    depth++;
    String name = xml.getLocalName();
    if (depth == 1 && !name.equals(ROOT)) {
      throw new MalformedTextException(
          place(xml),
          "the document is " + ProblemWords.quote(name) + ", expected '" + ROOT + "'",
          "The only XML documents that can be read are those of OpenSudoku.");
    }
    if (depth > MAX_DEEP) {
      throw new MalformedTextException(
          place(xml),
          "elements are nested more than " + MAX_DEEP + " levels deep",
          "OpenSudoku does not nest them that deeply.");
    }
    if (name.equals(FOLDER)) {
      metadata.clear();
      String title = xml.getAttributeValue(null, "name");
      metadata.put(EntryPart.LABEL, title == null ? "" : title);
    } else if (PARTS.containsKey(name) || name.equals(COMMENT)) {
      if (isBehindGame) {
        metadata.clear();
      }
      isBehindGame = false;
      elementSaid = Optional.of(name);
      said.setLength(0);
    }
  }

  private void say(XMLStreamReader xml) throws MalformedTextException {
    if (elementSaid.isEmpty()) {
      return;
    }
    said.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
    if (said.length() > LONGEST_TEXT) {
      throw new MalformedTextException(
          place(xml),
          "the text of '" + elementSaid.get() + "' is longer than " + LONGEST_TEXT + " characters",
          "Shorten it.");
    }
  }

  private void end(XMLStreamReader xml) {
    depth--;
    String name = xml.getLocalName();
    if (name.equals(FOLDER)) {
      metadata.clear();
    } else if (elementSaid.equals(Optional.of(name))) {
      if (name.equals(COMMENT)) {
        metadata.merge(
            EntryPart.DESCRIPTION, said.toString(), (above, more) -> above + "\n" + more);
      } else {
        metadata.put(PARTS.get(name), said.toString());
      }
      elementSaid = Optional.empty();
    }
  }

  private PuzzleText game(XMLStreamReader xml) {
    isBehindGame = true;
    Place place = place(xml);
    String data = xml.getAttributeValue(null, "data");
    if (data == null) {
      return PuzzleText.malformed(
          new MalformedTextException(
              place, "the game has no data", "Write <game data=\"…\"/> with 81 digits."));
    }
    TextLine line = characters.line(xml.getLocation().getLineNumber());
    int start = startOfGame(xml, line);
    OpenSudokuGame game =
        new OpenSudokuGame(source, line, Math.max(start, 0), data, new EnumMap<>(metadata));
    return new PuzzleText(place, () -> game.parse(assembler));
  }

  private MalformedTextException refused(XMLStreamReader xml, String problem) {
    return new MalformedTextException(
        place(xml),
        problem,
        "DTDs and entities are refused, so nothing they refer to is read. Remove it.");
  }

  private MalformedTextException noXml(XMLStreamException problem) {
    if (characters.overflow().isPresent()) {
      return new MalformedTextException(
          Place.ofText(source), characters.overflow().get(), "Put each game on a separate line.");
    }
    int number = problem.getLocation() == null ? 0 : problem.getLocation().getLineNumber();
    String message = String.valueOf(problem.getMessage());
    int words = message.indexOf("Message: ");
    String said = words < 0 ? message : message.substring(words + "Message: ".length());
    return new MalformedTextException(
        number < 1 ? Place.ofText(source) : characters.line(number).place(source),
        "this is not well-formed XML: "
            + said.strip().replaceAll("\\s++", " ").replaceAll("\\.$", ""),
        "Maybe a part of the document is missing.");
  }

  /** Returns the place where a step of the parser began; the parser itself reports only its end. */
  private Place place(XMLStreamReader xml) {
    TextLine line = characters.line(Math.max(1, xml.getLocation().getLineNumber()));
    int start = startOfGame(xml, line);
    return start < 0 ? line.place(source) : line.place(source, start);
  }

  private static int startOfGame(XMLStreamReader xml, TextLine line) {
    return xml.isStartElement() && xml.getLocalName().equals(GAME)
        ? line.text().lastIndexOf(START_OF_GAME, xml.getLocation().getColumnNumber())
        : -1;
  }
}
