package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.test.corpus.VariantPuzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;

/** Tests constraints in SudokuPad's own form: what is drawn, what comes back, what is refused. */
final class SudokuPadConstraintsTest {
  private static final String ADDRESS = "https://sudokupad.app/scl";

  /** SudokuPad's abbreviations, as its program has them. */
  private static final Map<String, String> ABBREVIATIONS =
      Arrays.stream(
              ("color c cages ca center ct borderColor c1 backgroundColor c2 cells ce cellSize cs"
                      + " arrows a overlays o underlays u width w height h value v videos vd lines l"
                      + " rounded r regions re fontSize fs thickness th headLength hl wayPoints wp"
                      + " title t text te duration d d d2")
                  .split("(?<=\\G\\S+ \\S+) "))
          .map(pair -> pair.split(" "))
          .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));

  private static final String GRID =
      "'cells':[[{'value':1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
          + "'regions':[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
          + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";

  private static String link(String more) {
    return linkOf(("{" + GRID + "," + more + "}").replace('\'', '"'));
  }

  private static String linkOf(String json) {
    return ADDRESS + LzString.compressToBase64(json);
  }

  private static String json(String link) throws MalformedTextException {
    String base64 =
        link.strip().substring(ADDRESS.length()).replace("%2F", "/").replace("%2B", "+");
    return LzString.decompressFromBase64(base64, new Place("link", 1, 1, ""), JsonText.MAX_LENGTH);
  }

  private static JsonObject object(String json) throws MalformedTextException {
    return new JsonText(json, (row, column) -> new Place("json", row, column, json)).parse();
  }

  /** Returns a value in SudokuPad's short form, as its program writes it when it saves a puzzle. */
  private static String zipped(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object.fields().entrySet().stream()
          .filter(f -> !(f.getValue() instanceof JsonArray array && array.items().isEmpty()))
          .map(
              field ->
                  ABBREVIATIONS.getOrDefault(field.getKey(), field.getKey())
                      + ":"
                      + zipped(field.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof JsonArray array) {
      return array.items().stream()
          .map(item -> zipped(item).equals("{}") ? "" : zipped(item))
          .collect(Collectors.joining(",", "[", "]"));
    }
    JsonScalar scalar = (JsonScalar) value;
    return switch (scalar.kind()) {
      case TRUE -> "t";
      case FALSE -> "f";
      case NULL -> "null";
      case NUMBER -> scalar.text();
      case TEXT -> {
        String text = scalar.text();
        if (text.matches("[1-9][0-9]{0,14}")) {
          yield text;
        }
        if (text.equals("#000000") || text.equals("#FFFFFF")) {
          yield text.substring(0, 2);
        }
        yield text.matches("#[0-9A-F]{6}")
            ? text.substring(1)
            : "'" + text.replace("\"", "'").replace("'", "\\'").replace("\n", "\\n") + "'";
      }
    };
  }

  private static PuzzleEntry allKinds() {
    return JsonReading.entries(JsonConstraintsTest.resource("all-kinds.json")).get(0);
  }

  private static List<ConstraintKind> kinds(PuzzleEntry entry) {
    return entry.puzzle().rules().constraints().stream().map(Constraint::kind).toList();
  }

  private static void assertSame(PuzzleEntry found, PuzzleEntry entry) {
    assertThat(found).isEqualTo(entry);
    assertThat(found.puzzle().rules().constraints())
        .isEqualTo(entry.puzzle().rules().constraints());
  }

  /** Each kind by itself, and after SudokuPad has saved the puzzle. */
  @ParameterizedTest
  @MethodSource("each")
  void eachKindComesBack(Constraint constraint) throws MalformedTextException {
    Rules rules = Rules.of(allKinds().puzzle().mask(), List.of(constraint));
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(allKinds().puzzle().givens(), rules));
    String link = LinkFormat.SUDOKUPAD.write(entry);

    assertThat(link).startsWith(ADDRESS);
    assertSame(JsonReading.entries(link).get(0), entry);
    String saved = linkOf(zipped(object(json(link))));
    assertThat(saved).isNotEqualTo(link);
    assertSame(JsonReading.entries(saved).get(0), entry);
  }

  static List<Constraint> each() {
    return allKinds().puzzle().rules().constraints();
  }

  /** A link without our metadata is read by its picture and sentences as the same, or refused. */
  @ParameterizedTest
  @MethodSource("each")
  void eachKindIsReadByItsPictureOrRefused(Constraint constraint) throws MalformedTextException {
    Rules rules = Rules.of(allKinds().puzzle().mask(), List.of(constraint));
    Puzzle puzzle = new Puzzle(allKinds().puzzle().givens(), rules);
    String foreign =
        linkOf(
            json(LinkFormat.SUDOKUPAD.write(PuzzleEntry.of(puzzle)))
                .replaceFirst(",\"nonomino\":\"[^\"]*\"", ""));
    PuzzleText text = JsonReading.puzzleTexts(JsonReading.FORMATS, foreign, false).get(0);

    String outcome = JsonReading.outcome(text);
    if (!outcome.contains(ONLY_A_PART)) {
      assertThat(JsonReading.entry(text).puzzle()).as(outcome).isEqualTo(puzzle);
    }
  }

  private static final String ONLY_A_PART = "this part of the puzzle is not understood";

  @Test
  void everythingComesBack() throws MalformedTextException {
    PuzzleEntry all = allKinds();
    PuzzleEntry entry =
        all.withText(EntryPart.LABEL, "It's \"all\"")
            .withText(EntryPart.AUTHOR, "Zoë")
            .withText(EntryPart.RULES, "Solve \"it\".\nIt's hard.")
            .withDrawings(AnnotatedPuzzles.DRAWINGS);
    String link = LinkFormat.SUDOKUPAD.write(entry);

    assertSame(JsonReading.entries(link).get(0), entry);
    assertThat(kinds(entry)).containsExactly(ConstraintKind.values());
    JsonObject object = object(json(link));
    assertThat(JsonReading.text((JsonObject) object.field("metadata").orElseThrow(), "rules"))
        .isEqualTo("Solve \"it\".\nIt's hard.");
    PuzzleEntry saved = JsonReading.entries(linkOf(zipped(object))).get(0);
    assertSame(
        saved,
        entry
            .withText(EntryPart.LABEL, "It's 'all'")
            .withText(EntryPart.RULES, "Solve 'it'.\nIt's hard."));
  }

  /** Without a text of the author, the rules are made from the constraints. */
  @Test
  void theRulesAreInTheLink() throws MalformedTextException {
    PuzzleEntry entry = allKinds();
    JsonObject object = object(json(LinkFormat.SUDOKUPAD.write(entry)));

    assertThat(entry.text(EntryPart.RULES)).isEmpty();
    assertThat(JsonReading.text((JsonObject) object.field("metadata").orElseThrow(), "rules"))
        .startsWith("Normal sudoku rules apply. ")
        .contains(" Digits along a thermometer increase from the bulb. ");
  }

  /** The picture of all kinds, field by field; look at the difference if it changes. */
  @Test
  void thePictureIsAsRecorded() throws MalformedTextException {
    String json =
        json(LinkFormat.SUDOKUPAD.write(allKinds())).replaceFirst(",\"nonomino\":\"[^\"]*\"", "");

    assertThat(
            json.replace("},{\"", "},\n{\"")
                .replace("],\"", "],\n\"")
                .replace("]],[[", "]],\n[[")
                .replace("}],[{", "}],\n[{"))
        .isEqualToNormalizingNewlines(
            JsonConstraintsTest.resource("all-kinds.sudokupad.json").strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"thickness\":21, | \"thickness\":22,",
        "[2,4,6] | [2,4]",
        "{} | {\"value\":1}",
        "[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2]],[[0,3]"
            + " | [[0,3],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2]],[[0,0]",
        "\"antiknight\",\"antiking\" | \"antiking\"",
        "increase from the bulb | decrease from the bulb",
        "\"nonomino\":\"N | \"nonomino\":\"",
        "\"nonomino\":\" | \"nonomino\":\"x",
        "\"sum\":15 | \"sum\":16"
      })
  void aChangedPuzzleIsRefused(String from, String to) throws MalformedTextException {
    String json = json(LinkFormat.SUDOKUPAD.write(allKinds()));
    String changed = linkOf(json.replaceFirst(Pattern.quote(from), to));

    assertThat(json).contains(from);
    assertThat(JsonReading.problem(changed))
        .contains(
            " the puzzle was changed after Nonomino wrote it: what it draws or says no longer fits"
                + " the constraints in its metadata. ");
    List<String> ignored = new ArrayList<>();
    PuzzleAssembler lenient =
        new PuzzleAssembler(Optional.empty())
            .ignoringExtras((place, extras) -> ignored.addAll(extras));
    assertThat(FormatTexts.cut(List.of(LinkFormat.SUDOKUPAD), changed, lenient)).hasSize(1);
  }

  /** What f-puzzles has for drawing is drawn, too, as far as it is understood. */
  @Test
  void drawingsAreDrawn() throws MalformedTextException {
    Rules rules = Rules.of(allKinds().puzzle().mask(), List.of(new AntiKnight(9)));
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(allKinds().puzzle().givens(), rules))
            .withDrawings(AnnotatedPuzzles.DRAWINGS);
    String link = LinkFormat.SUDOKUPAD.write(entry);

    assertThat(json(link))
        .contains(
            "\"lines\":[{\"wayPoints\":[[0.5,0.5],[1.5,1.5]],\"color\":\"#abcdef80\","
                + "\"thickness\":8}]",
            "\"overlays\":[{\"center\":[0.5,1],\"width\":0,\"height\":0,\"rounded\":false,"
                + "\"text\":\"← é\",\"angle\":-45,\"color\":\"#000000\",\"fontSize\":14.4}]",
            "\"cages\":[{\"cells\":[[0,0],[0,1]],\"unique\":true,\"outlineC\":\"#000000\","
                + "\"value\":\"7\"}]",
            "\"underlays\":[{\"center\":[0.5,0.5],\"width\":1,\"height\":1,\"rounded\":false,"
                + "\"backgroundColor\":\"#ff0000\"}]");
    assertSame(JsonReading.entries(link).get(0), entry);
  }

  /** Drawings that show constraints replace our forms of these. */
  @Test
  void whatTheSetterDrewIsDrawnOnce() throws MalformedTextException {
    CellList line = CellList.of(9, 0, 10);
    Rules rules = Rules.of(allKinds().puzzle().mask(), List.of(new Renban(line)));
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(allKinds().puzzle().givens(), rules))
            .withDrawings(AnnotatedPuzzles.DRAWINGS);
    String link = LinkFormat.SUDOKUPAD.write(entry);

    assertThat(json(link))
        .contains(
            "\"lines\":[{\"wayPoints\":[[0.5,0.5],[1.5,1.5]],\"color\":\"#abcdef80\",\"thickness\":8}]");
    assertSame(JsonReading.entries(link).get(0), entry);
  }

  /** Two numbers at one place outside the grid are beside each other. */
  @Test
  void numbersDoNotCollide() throws MalformedTextException {
    OutsideCell above = new OutsideCell(9, -1, 4);
    Rules rules =
        Rules.of(
            RegionMask.boxes(3, 3),
            List.of(
                new LittleKiller(above, LittleKiller.Direction.DOWN_LEFT, 20),
                new LittleKiller(above, LittleKiller.Direction.DOWN_RIGHT, 21)));
    String json =
        json(
            LinkFormat.SUDOKUPAD.write(
                PuzzleEntry.of(new Puzzle(allKinds().puzzle().givens(), rules))));

    assertThat(json)
        .containsSubsequence(
            "\"center\":[-0.5,4.25]", "\"text\":\"20\"", "[-0.5,4.75]", "\"text\":\"21\"");
  }

  /** What is too long to be read again is not written; anything else comes back. */
  @Test
  void veryManyConstraints() {
    for (int count : List.of(100, 2500)) {
      List<Constraint> many = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        many.add(
            new Clone(
                CellList.of(36, i % 1296, i * 7 % 1296), CellList.of(36, i * 5 % 1296, i % 1291)));
      }
      PuzzleEntry entry =
          PuzzleEntry.of(new Puzzle(Grid.empty(36), Rules.of(RegionMask.boxes(6, 6), many)));

      if (count == 100) {
        assertSame(JsonReading.entries(LinkFormat.SUDOKUPAD.write(entry)).get(0), entry);
      } else {
        assertThat(LinkFormat.SUDOKUPAD.refusal(entry))
            .contains("A link of sudokupad cannot hold this many constraints. Use json instead.");
      }
    }
  }

  /** A new title or author does not change the puzzle. */
  @Test
  void aNewTitleIsKept() throws MalformedTextException {
    PuzzleEntry entry = allKinds().withText(EntryPart.LABEL, "Old");
    String json = json(LinkFormat.SUDOKUPAD.write(entry)).replace("\"Old\"", "\"New\"");

    assertSame(JsonReading.entries(linkOf(json)).get(0), entry.withText(EntryPart.LABEL, "New"));
  }

  @Test
  void plainPuzzlesAreWrittenAsBefore() {
    PuzzleEntry entry = PuzzleEntry.of(RegionMask.boxes(2, 2));

    assertThat(LinkFormat.SUDOKUPAD.write(entry)).startsWith("https://sudokupad.app/fpuzzles");
  }

  static List<VariantPuzzle> corpus() {
    return VariantPuzzle.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theCorpusComesBack(VariantPuzzle puzzle) throws MalformedTextException {
    PuzzleEntry entry = JsonReading.entries(puzzle.json()).get(0);
    String link = LinkFormat.SUDOKUPAD.write(entry);

    assertSame(JsonReading.entries(link).get(0), entry);
    if (link.startsWith(ADDRESS)) {
      PuzzleEntry saved = JsonReading.entries(linkOf(zipped(object(json(link))))).get(0);
      assertThat(saved.puzzle()).isEqualTo(entry.puzzle());
      assertThat(kinds(saved)).isEqualTo(kinds(entry));
    }
  }

  @Test
  void namedRulesAreRead() {
    Puzzle puzzle =
        JsonReading.entries(
                link(
                    "'global':['nonconsecutive'],'cages':[{'cells':[[1,1],[1,2],[2,1],[2,2]],"
                        + "'style':'windoku','unique':true}]"))
            .get(0)
            .puzzle();

    assertThat(puzzle.rules())
        .isEqualTo(
            Rules.of(RegionMask.boxes(2, 2), List.of(new NonConsecutive(4), new Windoku(4))));
    assertThat(JsonReading.problem(link("'global':['antifog']"))).contains("support: antifog. ");
    assertThat(
            JsonReading.entries(link("'metadata':{'antiking':true,'rules':''}"))
                .get(0)
                .puzzle()
                .rules()
                .constraints())
        .hasSize(1);
  }

  @Test
  void wrongCagesAreTold() {
    for (String cage :
        List.of(
            "'cells':[[0,0],[1,1]],'value':'8'",
            "'cells':[[0,0],[0,4]]",
            "'cells':[[0,0],[0,4]],'value':'5'",
            "'cells':[[0,0],[0,1]],'value':'odd'")) {
      assertThat(JsonReading.problem(link("'cages':[{},{" + cage + "}]")))
          .as(cage)
          .contains(ONLY_A_PART);
    }
    assertThat(JsonReading.problem(link("'cages':[{'style':'extraregion','cells':[[0,0],[0,0]]}]")))
        .contains(" cage 1 at r1c1: r1c1 is listed twice. ");
  }

  /** SudokuPad's disjoint groups are cages of cells that differ. */
  @Test
  void disjointGroupsAreCages() {
    String groups =
        DisjointGroups.groups(RegionMask.boxes(2, 2)).stream()
            .map(
                group ->
                    group.stream()
                        .mapToObj(cell -> "[" + cell / 4 + "," + cell % 4 + "]")
                        .collect(
                            Collectors.joining(
                                ",", "{'type':'disjoint','unique':true,'cells':[", "]}")))
            .collect(Collectors.joining(",", "'cages':[", "]"));
    Rules rules = JsonReading.entries(link(groups)).get(0).puzzle().rules();

    assertThat(rules.constraints()).containsExactly(new DisjointGroups(4));
    PuzzleEntry one = JsonReading.entries(link(groups.replaceFirst("},\\{.*", "}]"))).get(0);
    assertThat(one.puzzle().rules().constraints()).containsExactly(ExtraRegion.of(4, 0, 2, 8, 10));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Normal sudoku rules apply.",
        "Normal 4x4 Sudoku rules apply!",
        "Normal rules of sudoku apply",
        "Place the digits 1-4 in each row, column and box.",
        "Fill the grid with the digits 1-4 so that no digit repeats in a row, column or 2x2 box.",
        "Every row, column, and box must contain each digit exactly once",
        "No rules provided for this puzzle. Please check the related video or website for rules.",
        "SUDOKU: digits can't repeat in any row, column or box. Killer cages: digits in a cage sum to"
            + " the total in the top left corner and cannot repeat.",
        "Normal sudoku rules apply. Digits within cages must sum to the total given.",
        "Es gelten die normalen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält die"
            + " Ziffern 1 bis 4 je einmal."
      })
  void textsThatSayNoMoreAreRead(String rules) {
    String text = "'cages':[{'cells':[[0,0],[0,1]],'value':'3'}],'metadata':{'rules':'";

    assertThat(JsonReading.entries(link(text + rules.replace("'", "’") + "'}"))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Normal sudoku rules apply. Digits along a thermometer increase from the bulb."
            + " | Digits along a thermometer increase from the bulb",
        "Digits may repeat in each row, column and box. | Digits may repeat in each row, column and box",
        "All cages have the same sum. | All cages have the same sum",
        "Place the digits 1-5 in each row, column and box. | Place the digits 1-5 in each row, column and box",
        "Place the digits 1-3 in each row, column and box."
            + " | Place the digits 1-3 in each row, column and box",
        "Normale Sudokuregeln | Normale Sudokuregeln"
      })
  void textsThatMaySayMoreAreRefused(String rules, String shown) {
    String text = "'cages':[{'cells':[[0,0],[0,1]],'value':'3'}],'metadata':{'rules':'";
    String link = link(text + rules + "'}");

    assertThat(JsonReading.problem(link))
        .contains(ONLY_A_PART)
        .contains(shown)
        .endsWith("Without that it would be a different puzzle.");
    PuzzleEntry rest =
        JsonReading.entry(JsonReading.puzzleTexts(JsonReading.FORMATS, link, true).get(0));
    assertThat(kinds(rest)).containsExactly(ConstraintKind.KILLER_CAGE);
  }

  /** Rules of cages say nothing in a puzzle without cages that are read. */
  @Test
  void rulesOfMissingCagesAreRefused() {
    assertThat(JsonReading.problem(link("'metadata':{'rules':'Digits in cages do not repeat'}")))
        .contains("Digits in cages do not repeat");
  }

  @Test
  void longAndStrangeTextsAreCut() {
    String text = "\\u001b[31m" + "very ".repeat(10_000);

    assertThat(JsonReading.problem(link("'metadata':{'rules':'" + text + "'}")))
        .contains("very very very")
        .hasSizeLessThan(1000);
  }
}
