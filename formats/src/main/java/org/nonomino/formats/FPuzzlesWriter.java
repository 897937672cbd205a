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
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.text.ConstraintNotation;

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
    rules.constraints().forEach(constraint -> written.addAll(written(constraint)));
    return rules.withConstraints(List.copyOf(written));
  }

  private static List<Constraint> written(Constraint constraint) {
    CellList cells = constraint.cells();
    return switch (constraint.kind()) {
      case GREATER_THAN ->
          List.of(new Thermometer(CellList.of(cells.size(), cells.get(1), cells.get(0))));
      case CENTRE_DOT, ASTERISK, GIRANDOLA -> List.of(new ExtraRegion(cells));
      case WINDOKU ->
          ((Windoku) constraint).windows().stream().<Constraint>map(ExtraRegion::new).toList();
      default -> List.of(constraint);
    };
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
      case DIAGONAL,
          WINDOKU,
          CENTRE_DOT,
          ASTERISK,
          GIRANDOLA,
          GREATER_THAN,
          NEGATIVE_RATIO,
          NEGATIVE_XV,
          CANDIDATES ->
          Optional.empty();
      case MODULAR_LINE -> {
        int modulus = ((ModularLine) constraint).modulus();
        yield modulus == constraint.kind().usualNumber(constraint.size())
            ? Optional.empty()
            : Optional.of("a modular line with the modulus " + modulus);
      }
      default ->
          constraint.kind().names().fPuzzles().isPresent()
              ? Optional.empty()
              : Optional.of(constraint.kind().plural());
    };
  }

  /** Writes the fields of all constraints, except given candidates; these belong to the cells. */
  static void write(JsonGenerator json, Rules rules) throws IOException {
    // A field without items is a rule that is true of the whole grid.
    Map<String, List<Item>> fields = new LinkedHashMap<>();
    for (Constraint constraint : rules.constraints()) {
      for (Constraint written : written(constraint)) {
        if (written.kind() != ConstraintKind.CANDIDATES) {
          fields
              .computeIfAbsent(key(written), key -> new ArrayList<>())
              .addAll(items(written, rules.symbols()));
        }
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
    return switch (constraint.kind()) {
      case DIAGONAL ->
          ((Diagonal) constraint).isRising()
              ? FPuzzlesKeys.RISING_DIAGONAL
              : FPuzzlesKeys.FALLING_DIAGONAL;
      case NEGATIVE_RATIO, NEGATIVE_XV -> FPuzzlesKeys.NEGATIVE;
      default -> FPuzzlesKeys.key(constraint.kind());
    };
  }

  private static List<Item> items(Constraint constraint, Symbols symbols) {
    CellList cells = constraint.cells();
    return switch (constraint.kind()) {
      case DIAGONAL -> List.of();
      case NEGATIVE_RATIO -> List.of(negative(ConstraintKind.BLACK_DOT));
      case NEGATIVE_XV -> List.of(negative(ConstraintKind.XV));
      case ROW_INDEXER, COLUMN_INDEXER, BOX_INDEXER -> List.of(object(in(cells)));
      // Only the usual modulus is written.
      case MODULAR_LINE -> List.of(object(line(cells)));
      case ARROW -> List.of(arrow((Arrow) constraint));
      case LITTLE_KILLER -> List.of(littleKiller((LittleKiller) constraint));
      // Only Nonomino reads these two; other programs show their sentences.
      case WEIGHTED_SUM, OWN_RULE ->
          List.of(object(in(cells), value(ConstraintNotation.line(constraint, symbols))));
      default ->
          constraint.kind().fields().isEmpty()
              ? List.of()
              : List.of(withFields(constraint, symbols));
    };
  }

  private static Item negative(ConstraintKind kind) {
    return json -> json.writeString(FPuzzlesKeys.key(kind));
  }

  private static Item withFields(Constraint constraint, Symbols symbols) {
    ConstraintValues values = ConstraintValues.of(constraint);
    boolean isLine = constraint.kind().shape() == ConstraintShape.LINE;
    List<Fields> parts = new ArrayList<>();
    for (ConstraintField field : constraint.kind().fields()) {
      values
          .get(field)
          .ifPresent(
              value ->
                  parts.add(
                      switch (field.type()) {
                        case NUMBER, WORD -> value(value.toString());
                        case DIGITS ->
                            values(
                                ((List<?>) value)
                                    .stream()
                                        .map(digit -> symbols.value((Integer) digit))
                                        .toList());
                        case LINE, PLACE -> cell(((OutsideNumber) constraint).start().toString());
                        case CELL -> cell(value.toString());
                        case CELLS ->
                            isLine
                                ? line((CellList) value)
                                : in(
                                    field.equals(constraint.kind().fields().get(0))
                                        ? FPuzzlesKeys.CELLS
                                        : FPuzzlesKeys.CLONE_CELLS,
                                    (CellList) value);
                        case CAGES, TEXT, RULE, NUMBERS, RANGE ->
                            throw new IllegalStateException(field.name());
                      }));
    }
    return object(parts.toArray(Fields[]::new));
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
        value(Integer.toString(clue.sum())));
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
    return in(FPuzzlesKeys.CELLS, cells);
  }

  private static Fields in(String name, CellList cells) {
    return json -> {
      json.writeFieldName(name);
      writeCells(json, cells);
    };
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

  private static Fields value(String value) {
    return json -> json.writeStringField(FPuzzlesKeys.VALUE, value);
  }

  private static Fields values(List<?> digits) {
    return json -> {
      json.writeArrayFieldStart(FPuzzlesKeys.VALUES);
      for (Object digit : digits) {
        json.writeNumber((Integer) digit);
      }
      json.writeEndArray();
    };
  }

  private static void writeCells(JsonGenerator json, CellList cells) throws IOException {
    json.writeStartArray();
    for (int i = 0; i < cells.count(); i++) {
      json.writeString(cells.name(i).toUpperCase(Locale.ROOT));
    }
    json.writeEndArray();
  }
}
