package org.nonomino.formats;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.PuzzleLink.Form;
import org.nonomino.formats.PuzzleLink.Payload;
import org.nonomino.formats.PuzzleLink.Site;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;

/**
 * Links to f-puzzles or SudokuPad that contain a puzzle, one per line, perhaps followed by a label.
 * A link contains the JSON of {@link FPuzzlesFormat}, or of {@link SudokuPadReader} and then
 * perhaps in its short form, compressed by {@link LzString}. Both formats read the links of both
 * sites. Each writes links to its site, with the JSON of f-puzzles; but SudokuPad drops most
 * constraints of that JSON, so a puzzle with constraints is written for it by {@link
 * SudokuPadWriter}. Nothing is ever fetched.
 */
final class LinkFormat implements PuzzleFormat {
  /** Links that f-puzzles opens. */
  static final PuzzleFormat FPUZZLES_LINK =
      new LinkFormat(
          "fpuzzles-link",
          "links to f-puzzles that hold the puzzle, one per line",
          Set.of(Site.FPUZZLES, Site.FPUZZLES_ID),
          "https://www.f-puzzles.com/?load=",
          UnaryOperator.identity());

  /** Links that SudokuPad opens; also reads or refuses the links to other sites. */
  static final PuzzleFormat SUDOKUPAD =
      new LinkFormat(
          "sudokupad",
          "links to SudokuPad that hold the puzzle, one per line",
          Set.of(Site.SUDOKUPAD, Site.SUDOKUMAKER, Site.PENPA, Site.OTHER),
          "https://sudokupad.app/fpuzzles",
          LzString::percentEncoded);

  /** The beginning of links to SudokuPad with its own JSON. */
  private static final String OWN_ADDRESS = "https://sudokupad.app/scl";

  private final String name;
  private final String description;
  private final Set<Site> sites;
  private final String address;
  private final UnaryOperator<String> encoding;

  private LinkFormat(
      String name,
      String description,
      Set<Site> sites,
      String address,
      UnaryOperator<String> encoding) {
    this.name = name;
    this.description = description;
    this.sites = sites;
    this.address = address;
    this.encoding = encoding;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Set<EntryPart> holds() {
    return FPuzzlesFormat.PARTS;
  }

  @Override
  public Set<EntryPart> losses(PuzzleEntry entry) {
    return isDrawn(entry)
        ? PuzzleFormat.super.losses(entry)
        : FPuzzlesFormat.FPUZZLES.losses(entry);
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    if (!isDrawn(entry)) {
      return FPuzzlesWriter.refusal(name, entry.puzzle().rules());
    }
    return SudokuPadWriter.fits(entry)
        ? Optional.empty()
        : Optional.of(
            "A link of %s cannot hold this many constraints. Use json instead.".formatted(name));
  }

  /** Returns whether the link of an entry has SudokuPad's own JSON. */
  private boolean isDrawn(PuzzleEntry entry) {
    boolean isPlain =
        entry.puzzle().rules().constraints().isEmpty()
            && entry.puzzle().symbols().areUsual()
            && entry.drawings().isEmpty()
            && entry.fog().isEmpty();
    return sites.contains(Site.SUDOKUPAD) && !isPlain;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return lines
        .peekSignificant()
        .flatMap(line -> PuzzleLink.find(LinkLine.ofSentence(line).link()))
        .filter(link -> sites.contains(link.site()))
        .isPresent();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  private static PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    LinkLine words = LinkLine.ofSentence(line);
    Place place = line.place(source, line.text().indexOf(words.link()));
    Optional<PuzzleLink> link = PuzzleLink.find(words.link());
    if (link.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.UNKNOWN_LINK.bare(),
          "this is not a link",
          "A link begins with https:// and has no spaces.");
    }
    Optional<SiteLink> site =
        link.get().site() == Site.OTHER ? SiteLink.find(words.link()) : Optional.empty();
    return words.labelled(
        site.isPresent()
            ? site.get().read(place, assembler)
            : parse(link.get().payload(place), place, assembler));
  }

  private static PuzzleEntry parse(Payload payload, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    Place start = place.plusColumns(payload.start());
    if (payload.form() == Form.SCF) {
      return ScfText.read(payload.base64(), start, assembler);
    }
    if (payload.form() == Form.PENPA) {
      return PenpaReader.read(payload.base64(), start, assembler);
    }
    MalformedTextException firstProblem;
    try {
      return parse(payload.form(), payload.base64(), start, assembler);
    } catch (MalformedTextException e) {
      firstProblem = e;
    }
    for (String spelling : otherSpellings(payload.base64())) {
      try {
        return parse(payload.form(), spelling, start, assembler);
      } catch (MalformedTextException e) {
        firstProblem.addSuppressed(e);
      }
    }
    throw firstProblem;
  }

  private static PuzzleEntry parse(Form form, String base64, Place start, PuzzleAssembler assembler)
      throws MalformedTextException {
    String json = LzString.decompressFromBase64(base64, start, JsonText.MAX_LENGTH);
    if (!json.stripLeading().startsWith("{")) {
      throw new MalformedTextException(
          start,
          ProblemCode.BROKEN_LINK.bare(),
          "the link does not hold JSON but " + ProblemWords.quote(json),
          "Maybe it is a link to something else, or characters of it were changed.");
    }
    return switch (form) {
      case SUDOKUPAD -> SudokuPadReader.read(object(unzipped(json), start), assembler);
      case SUDOKUMAKER -> SudokuMakerReader.read(object(json, start), assembler);
      case FPUZZLES, PENPA, SCF -> FPuzzlesReader.read(object(json, start), assembler);
    };
  }

  private static String unzipped(String text) {
    return ZippedJson.isZipped(text) ? ZippedJson.unzipped(text) : text;
  }

  private static JsonObject object(String json, Place start) throws MalformedTextException {
    return new JsonText(json, (row, column) -> start).parse();
  }

  /**
   * Returns the other possible readings: a {@code -} may represent either of two digits if no other
   * character shows which alphabet is used.
   */
  private static List<String> otherSpellings(String base64) {
    boolean isOpen = base64.indexOf('-') >= 0 && base64.indexOf('+') < 0 && base64.indexOf('_') < 0;
    return isOpen ? List.of(base64.replace('-', '+')) : List.of();
  }

  @Override
  public String text(PuzzleEntry entry) {
    String json =
        isDrawn(entry)
            ? SudokuPadWriter.json(entry)
            : JsonWriting.inOneLine(fields -> FPuzzlesFormat.write(fields, entry));
    return (isDrawn(entry) ? OWN_ADDRESS : address)
        + encoding.apply(LzString.compressToBase64(json))
        + '\n';
  }
}
