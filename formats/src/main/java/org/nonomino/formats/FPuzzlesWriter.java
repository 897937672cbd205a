package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XvSign;

/**
 * Writes the constraints of f-puzzles objects. What it writes, {@link FPuzzlesConstraints} reads.
 */
final class FPuzzlesWriter {
  /** Writes an item of a list. */
  @FunctionalInterface
  private interface Item {
    void write(JsonGenerator json) throws IOException;
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private FPuzzlesWriter() {}

  /** Returns the digits to which the given candidates restrict the cells, by cell. */
  static long[] candidates(Rules rules) {
    int size = rules.size();
    long[] digits = new long[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = DigitSets.all(size);
    }
    for (Constraint constraint : rules.constraints()) {
      if (constraint instanceof Candidates candidates) {
        digits[candidates.cells().get(0)] &= candidates.digits();
      }
    }
    return digits;
  }

  /**
   * Returns rules in which kinds that f-puzzles lacks are those with the same meaning as which they
   * are written: an inequality sign is a thermometer, and windows are extra regions.
   */
  static Rules written(Rules rules) {
    Set<Constraint> written = new LinkedHashSet<>();
    for (Constraint constraint : rules.constraints()) {
      CellList cells = constraint.cells();
      switch (constraint.kind()) {
        case GREATER_THAN ->
            written.add(new Thermometer(CellList.of(cells.size(), cells.get(1), cells.get(0))));
        case CENTRE_DOT, ASTERISK, GIRANDOLA -> written.add(new ExtraRegion(cells));
        case WINDOKU ->
            ((Windoku) constraint).windows().forEach(each -> written.add(new ExtraRegion(each)));
        default -> written.add(constraint);
      }
    }
    return Rules.of(rules.mask(), List.copyOf(written));
  }

  /**
   * Returns why the constraints cannot be written, as a sentence; empty if they can. A cell for
   * which no candidate is left would be one without given candidates.
   */
  static Optional<String> refusal(String format, Rules rules) {
    Optional<String> unknown =
        rules.constraints().stream().flatMap(each -> unknown(each).stream()).findFirst();
    if (unknown.isPresent()) {
      return Optional.of("%s cannot hold %s. Use json instead.".formatted(format, unknown.get()));
    }
    long[] candidates = candidates(rules);
    return IntStream.range(0, candidates.length)
        .filter(cell -> candidates[cell] == 0)
        .mapToObj(
            cell ->
                "%s cannot hold given candidates of %s that exclude each other. Use json instead."
                    .formatted(format, CellNames.name(rules.size(), cell)))
        .findFirst();
  }

  /** Returns the name of a constraint that programs for f-puzzles would ignore or misunderstand. */
  private static Optional<String> unknown(Constraint constraint) {
    return switch (constraint.kind()) {
      case REPEAT_CAGE, EQUAL_CAGES -> Optional.of(constraint.kind().plural());
      case MODULAR_LINE -> {
        int modulus = ((ModularLine) constraint).modulus();
        yield modulus == ModularLine.USUAL_MODULUS
            ? Optional.empty()
            : Optional.of("a modular line with the modulus " + modulus);
      }
      default -> Optional.empty();
    };
  }

  /** Writes the fields of all constraints, except given candidates; these belong to the cells. */
  static void write(JsonGenerator json, List<Constraint> constraints) throws IOException {
    // A field without items is a rule that is true of the whole grid.
    Map<String, List<Item>> fields = new LinkedHashMap<>();
    for (Constraint constraint : constraints) {
      if (constraint.kind() != ConstraintKind.CANDIDATES) {
        fields.computeIfAbsent(key(constraint), key -> new ArrayList<>()).addAll(items(constraint));
      }
    }
    for (Map.Entry<String, List<Item>> field : fields.entrySet()) {
      json.writeFieldName(field.getKey());
      if (field.getValue().isEmpty()) {
        json.writeBoolean(true);
      } else {
        json.writeStartArray();
        for (Item item : field.getValue()) {
          item.write(json);
        }
        json.writeEndArray();
      }
    }
  }

  private static String key(Constraint constraint) {
    return constraint instanceof Diagonal diagonal && diagonal.isRising()
        ? FPuzzlesKeys.RISING_DIAGONAL
        : FPuzzlesKeys.key(constraint.kind());
  }

  private static List<Item> items(Constraint constraint) {
    CellList cells = constraint.cells();
    return switch (constraint.kind()) {
      case DIAGONAL, DISJOINT_GROUPS, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE, CANDIDATES ->
          List.of();
      case WINDOKU ->
          ((Windoku) constraint).windows().stream().map(window -> object(in(window))).toList();
      case EXTRA_REGION,
          CENTRE_DOT,
          ASTERISK,
          GIRANDOLA,
          ROW_INDEXER,
          COLUMN_INDEXER,
          BOX_INDEXER ->
          List.of(object(in(cells)));
      case NEGATIVE_RATIO ->
          List.of(json -> json.writeString(FPuzzlesKeys.key(ConstraintKind.BLACK_DOT)));
      case NEGATIVE_XV -> List.of(json -> json.writeString(FPuzzlesKeys.key(ConstraintKind.XV)));
      case KILLER_CAGE -> {
        Fields sum =
            json -> {
              if (((KillerCage) constraint).sum().isPresent()) {
                value(((KillerCage) constraint).sum().getAsInt()).write(json);
              }
            };
        yield List.of(object(in(cells), sum));
      }
      case REPEAT_CAGE, EQUAL_CAGES ->
          throw new IllegalArgumentException(constraint.kind().plural() + " were not refused");
      case WHITE_DOT -> List.of(object(in(cells), value(((WhiteDot) constraint).difference())));
      case BLACK_DOT -> List.of(object(in(cells), value(((BlackDot) constraint).ratio())));
      case XV -> List.of(object(in(cells), value(((XvSign) constraint).letter())));
      case GREATER_THAN ->
          List.of(object(line(CellList.of(cells.size(), cells.get(1), cells.get(0)))));
      case THERMOMETER,
          SLOW_THERMOMETER,
          PALINDROME,
          RENBAN,
          REGION_SUM_LINE,
          BETWEEN_LINE,
          ENTROPIC_LINE,
          MODULAR_LINE,
          PARITY_LINE,
          NABNER,
          ZIPPER_LINE,
          DOUBLE_ARROW ->
          List.of(object(line(cells)));
      case WHISPERS -> List.of(object(line(cells), value(((Whispers) constraint).difference())));
      case LOCKOUT_LINE ->
          List.of(object(line(cells), value(((LockoutLine) constraint).difference())));
      case ARROW -> List.of(arrow((Arrow) constraint));
      case LITTLE_KILLER -> List.of(littleKiller((LittleKiller) constraint));
      case SANDWICH, X_SUM, SKYSCRAPER, NUMBERED_ROOM -> {
        OutsideNumber clue = (OutsideNumber) constraint;
        yield List.of(object(cell(clue.start().toString()), value(clue.number())));
      }
      case ODD, EVEN, MINIMUM, MAXIMUM -> List.of(object(cell(cells.name(0))));
      case QUADRUPLE -> List.of(object(in(cells), values(((Quadruple) constraint).digits())));
      case CLONE -> {
        Clone clone = (Clone) constraint;
        Fields copies = json -> writeCells(json, FPuzzlesKeys.CLONE_CELLS, clone.copies());
        yield List.of(object(in(clone.originals()), copies));
      }
    };
  }

  /** Returns the cell of the circle in which the shaft begins, which is the first to touch it. */
  static int startOfShaft(Arrow arrow) {
    CellList start = arrow.shaft().part(0, 1);
    return arrow.circle().stream()
        .filter(cell -> CellList.of(start.size(), cell).followedBy(start).isLine())
        .findFirst()
        .orElseThrow();
  }

  private static Item arrow(Arrow arrow) {
    CellList start = CellList.of(arrow.size(), startOfShaft(arrow));
    return object(line(start.followedBy(arrow.shaft())), in(arrow.circle()));
  }

  private static Item littleKiller(LittleKiller clue) {
    String direction =
        FPuzzlesKeys.DIRECTIONS.entrySet().stream()
            .filter(named -> named.getValue() == clue.direction())
            .findFirst()
            .orElseThrow()
            .getKey();
    return object(
        cell(clue.start().toString()),
        json -> json.writeStringField(FPuzzlesKeys.DIRECTION, direction),
        value(clue.sum()));
  }

  private static Item object(Fields... parts) {
    return json -> {
      json.writeStartObject();
      for (Fields part : parts) {
        part.write(json);
      }
      json.writeEndObject();
    };
  }

  private static Fields in(CellList cells) {
    return json -> writeCells(json, FPuzzlesKeys.CELLS, cells);
  }

  private static Fields line(CellList cells) {
    return json -> {
      json.writeArrayFieldStart(FPuzzlesKeys.LINES);
      writeCells(json, cells);
      json.writeEndArray();
    };
  }

  private static Fields cell(String name) {
    return json -> json.writeStringField(FPuzzlesKeys.CELL, name.toUpperCase(Locale.ROOT));
  }

  private static Fields value(int value) {
    return value(Integer.toString(value));
  }

  private static Fields value(String value) {
    return json -> json.writeStringField(FPuzzlesKeys.VALUE, value);
  }

  private static Fields values(List<Integer> digits) {
    return json -> {
      json.writeArrayFieldStart(FPuzzlesKeys.VALUES);
      for (int digit : digits) {
        json.writeNumber(digit);
      }
      json.writeEndArray();
    };
  }

  private static void writeCells(JsonGenerator json, String name, CellList cells)
      throws IOException {
    json.writeFieldName(name);
    writeCells(json, cells);
  }

  private static void writeCells(JsonGenerator json, CellList cells) throws IOException {
    json.writeStartArray();
    for (int i = 0; i < cells.count(); i++) {
      json.writeString(cells.name(i).toUpperCase(Locale.ROOT));
    }
    json.writeEndArray();
  }
}
