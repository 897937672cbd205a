package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/**
 * A word that is an address of a puzzle, or its ID at SudokuPad. It is examined only as characters;
 * nothing is fetched.
 *
 * @param site the site of the address
 * @param id the name or the contents of the puzzle; empty if the link has neither
 * @param start the index in the word where the id begins
 */
record PuzzleLink(Site site, String id, int start) {
  private static final Pattern ADDRESS =
      Pattern.compile("(?i:https?://|(?=[a-z.-]++/))(?<host>[^/?#]++)(?<rest>[/?#].*)?");

  /** An ID without an address, with the beginning of all compressed JSON objects. */
  private static final Pattern BARE_ID = Pattern.compile("(?:fpuz(?:zles)?|scl|ctc)N[4-7].*");

  /** An ID of SudokuPad with JSON in a link to another site. */
  private static final Pattern OTHER_ID =
      Pattern.compile("[/=?#](?<id>(?:fpuz(?:zles)?|scl|ctc)N[4-7][^&#?\\s]{20}[^&#?\\s]*+)");

  /** Compressed JSON of f-puzzles in a link to another site. */
  private static final Pattern OTHER_LOAD =
      Pattern.compile("[?&#](?:load|fpuz(?:zles)?)=(?<id>N[4-7][^&#\\s]{20}[^&#\\s]*+)");

  private static final Pattern FPUZZLES_HOST = Pattern.compile("(?i)(?:.+\\.)?f-puzzles\\.com");
  private static final Pattern SUDOKUPAD_HOST =
      Pattern.compile("(?i)(?:.+\\.)?(?:sudokupad\\.app|crackingthecryptic\\.com)");

  private static final Pattern SUDOKUMAKER_HOST =
      Pattern.compile("(?i)(?:.+\\.)?sudokumaker\\.app");

  /** A link to Penpa, whose site has copies at many addresses, or its parameters alone. */
  private static final Pattern PENPA =
      Pattern.compile(
          "(?i)(?:[^?#{}<>\",;\\[]*+[?#])?m=(?:edit|solve)\\w*+&.*"
              + "|[^?#{}<>\",;\\[]{0,300}/penpa-edit(?:[/?#].*)?");

  private static final String FPUZZLES_PARAMETER = "load";
  private static final String FPUZZLES_NAME = "id";
  private static final String SUDOKUPAD_PARAMETER = "puzzleid";
  private static final String SUDOKUMAKER_PARAMETER = "puzzle";

  /** The path of the application, a directory at one of its addresses. */
  private static final Pattern SUDOKUPAD_PATH =
      Pattern.compile("/(?:sudoku(?:\\.html)?(?:/|$))?([^?#]*+).*");

  /** The text before compressed JSON of f-puzzles. */
  private static final Pattern FPUZZLES_PREFIX = Pattern.compile("fpuz(?:zles)?");

  /** The text before compressed JSON of SudokuPad; an ID on its server may also begin like this. */
  private static final Pattern OWN_PREFIX = Pattern.compile("(?:scl|ctc)(?!/)(?=N[4-7]|.{20})");

  /**
   * The text before an uncompressed 9×9 puzzle of at least 14 characters; an ID on the server may
   * also begin like this.
   */
  private static final Pattern SHORT_PREFIX = Pattern.compile("scf(?=[0-9A-Za-x]{14,}+(?:[*%]|$))");

  private static final int MAX_ID = 60;

  private static final String OTHER_WAYS =
      "Links of f-puzzles (?load=…), those of SudokuPad with scl…, ctc…, scf… or fpuzzles…, those of"
          + " Interactive Sudoku Solver and puzz.link, and those with n² digits and blanks hold the"
          + " puzzle itself.";

  /** The site of an address. */
  enum Site {
    FPUZZLES,
    /** Links to f-puzzles that only name a puzzle. */
    FPUZZLES_ID,
    SUDOKUPAD,
    SUDOKUMAKER,
    PENPA,
    OTHER
  }

  /** Returns whether a word is a link to Penpa. */
  static boolean isOfPenpa(String word) {
    return PENPA.matcher(word).matches();
  }

  /** Returns the index at which the parameters of a link to Penpa begin. */
  private static int parameters(String word) {
    if (word.startsWith("m=")) {
      return 0;
    }
    int first = Math.min(indexOrEnd(word, '#', 0), indexOrEnd(word, '?', 0));
    return Math.min(first + 1, word.length());
  }

  /** Returns the link in a word; empty if the word is not a link. */
  static Optional<PuzzleLink> find(String word) {
    if (isOfPenpa(word)) {
      int start = parameters(word);
      return Optional.of(new PuzzleLink(Site.PENPA, word.substring(start), start));
    }
    if (BARE_ID.matcher(word).matches()) {
      return Optional.of(new PuzzleLink(Site.SUDOKUPAD, word, 0));
    }
    Matcher address = ADDRESS.matcher(word);
    if (!address.matches()) {
      return Optional.empty();
    }
    String host = address.group("host");
    String rest = address.group("rest") == null ? "" : address.group("rest");
    int restStart = word.length() - rest.length();
    if (FPUZZLES_HOST.matcher(host).matches()) {
      return Optional.of(
          parameter(Site.FPUZZLES, FPUZZLES_PARAMETER, word, restStart)
              .or(() -> parameter(Site.FPUZZLES_ID, FPUZZLES_NAME, word, restStart))
              .orElse(new PuzzleLink(Site.FPUZZLES, "", restStart)));
    }
    if (SUDOKUPAD_HOST.matcher(host).matches()) {
      return Optional.of(
          parameter(Site.SUDOKUPAD, SUDOKUPAD_PARAMETER, word, restStart)
              .orElseGet(() -> path(rest, restStart)));
    }
    if (SUDOKUMAKER_HOST.matcher(host).matches()) {
      return Optional.of(
          parameter(Site.SUDOKUMAKER, SUDOKUMAKER_PARAMETER, word, restStart)
              .orElse(new PuzzleLink(Site.SUDOKUMAKER, "", restStart)));
    }
    Optional<PuzzleLink> elsewhere = elsewhere(word, restStart);
    return elsewhere.isEmpty() && (word.contains("://") || SiteLink.find(word).isPresent())
        ? Optional.of(new PuzzleLink(Site.OTHER, "", word.length()))
        : elsewhere;
  }

  /** Returns the link to another site that has the compressed JSON of one of the known sites. */
  private static Optional<PuzzleLink> elsewhere(String word, int restStart) {
    for (Site site : List.of(Site.SUDOKUPAD, Site.FPUZZLES)) {
      Matcher id = (site == Site.SUDOKUPAD ? OTHER_ID : OTHER_LOAD).matcher(word);
      if (id.find(restStart)) {
        return Optional.of(new PuzzleLink(site, id.group("id"), id.start("id")));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the link whose id is the value of a parameter, the last one of that name; empty if the
   * query does not contain it.
   */
  private static Optional<PuzzleLink> parameter(
      Site site, String name, String word, int restStart) {
    int query = word.indexOf('?', restStart);
    int end = indexOrEnd(word, '#', restStart);
    if (query < 0 || query > end) {
      return Optional.empty();
    }
    String assignment = name + "=";
    int last = word.lastIndexOf("&" + assignment, end);
    int before = Math.max(query, last);
    if (!word.startsWith(assignment, before + 1)) {
      return Optional.empty();
    }
    int start = before + 1 + assignment.length();
    String id = word.substring(start, Math.min(end, indexOrEnd(word, '&', start)));
    return Optional.of(new PuzzleLink(site, id, start));
  }

  private static int indexOrEnd(String word, char character, int from) {
    int index = word.indexOf(character, from);
    return index < 0 ? word.length() : index;
  }

  private static PuzzleLink path(String rest, int restStart) {
    Matcher id = SUDOKUPAD_PATH.matcher(rest);
    return id.matches()
        ? new PuzzleLink(Site.SUDOKUPAD, id.group(1), restStart + id.start(1))
        : new PuzzleLink(Site.SUDOKUPAD, "", restStart);
  }

  /** The form of the puzzle in a link. */
  enum Form {
    /** The form that f-puzzles writes. */
    FPUZZLES,
    /** The form that SudokuPad writes. */
    SUDOKUPAD,
    /** The form that SudokuMaker writes. */
    SUDOKUMAKER,
    /** The parameters of a link to Penpa. */
    PENPA,
    /** The uncompressed text of {@link ScfText}. */
    SCF
  }

  /**
   * The compressed JSON of a link, or the text of {@link ScfText}.
   *
   * @param base64 in one of the alphabets, perhaps percent-encoded
   * @param start the index in the word at which the JSON begins
   */
  record Payload(Form form, String base64, int start) {}

  /**
   * Returns the compressed JSON.
   *
   * @param place where the word begins
   * @throws MalformedTextException if the link does not hold the puzzle itself
   */
  Payload payload(Place place) throws MalformedTextException {
    if (site == Site.PENPA) {
      return payload(Form.PENPA, 0, place.plusColumns(start));
    }
    if (site == Site.OTHER) {
      throw new MalformedTextException(
          place,
          ProblemCode.UNKNOWN_LINK.bare(),
          "this link leads to a site that Nonomino does not support",
          OTHER_WAYS);
    }
    Place idPlace = place.plusColumns(start);
    if (site == Site.FPUZZLES_ID && !id.isEmpty()) {
      throw nameOnly(
          idPlace,
          "Open it in f-puzzles, and copy the link of 'Export', which begins with ?load=.");
    }
    if (site == Site.FPUZZLES || site == Site.FPUZZLES_ID) {
      return payload(Form.FPUZZLES, 0, idPlace);
    }
    if (site == Site.SUDOKUMAKER) {
      return payload(Form.SUDOKUMAKER, 0, idPlace);
    }
    Matcher own = OWN_PREFIX.matcher(id);
    if (own.lookingAt()) {
      return payload(Form.SUDOKUPAD, own.end(), idPlace);
    }
    Matcher uncompressed = SHORT_PREFIX.matcher(id);
    if (uncompressed.lookingAt()) {
      return payload(Form.SCF, uncompressed.end(), idPlace);
    }
    Matcher other = FPUZZLES_PREFIX.matcher(id);
    if (other.lookingAt()) {
      return payload(Form.FPUZZLES, other.end(), idPlace);
    }
    throw id.isEmpty()
        ? empty(idPlace)
        : nameOnly(
            idPlace,
            "Open https://sudokupad.app/api/puzzle/"
                + shown(id)
                + " in a browser, and paste the text that it shows.");
  }

  private Payload payload(Form form, int prefix, Place place) throws MalformedTextException {
    if (id.length() == prefix) {
      throw empty(place);
    }
    return new Payload(form, id.substring(prefix), start + prefix);
  }

  private static MalformedTextException empty(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.EMPTY_LINK.bare(),
        "the link holds no puzzle",
        "Maybe it was cut off: copy it again, to its last character.");
  }

  /** Returns as much of an ID as an address may show. */
  private static String shown(String id) {
    boolean isPlain =
        id.length() <= MAX_ID && id.chars().allMatch(c -> c > ' ' && c < 0x7F && c != '"');
    return isPlain ? id : "…";
  }

  private MalformedTextException nameOnly(Place place, String wayOut) {
    return new MalformedTextException(
        place,
        ProblemCode.LINK_WITH_ID.with("id", id),
        "the link holds only the ID of a puzzle, "
            + ProblemWords.quote(id)
            + "; the puzzle itself is on the site",
        "Nothing is fetched from the network. " + wayOut);
  }
}
