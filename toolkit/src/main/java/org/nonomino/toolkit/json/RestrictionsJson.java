package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;

/**
 * Writes the candidates that the constraints of a puzzle remove without a step. With them, a caller
 * that supports only rows, columns and regions gets the same candidates as the explainer, for any
 * digits.
 */
final class RestrictionsJson {
  private final Board board;
  private final RegionMask mask;
  private final int size;

  /** The lists of excluded digits, for each digit of a cell, in the order in which they occur. */
  private final Map<List<Long>, Integer> tables = new LinkedHashMap<>();

  /** Cells that a cell restricts in the same way, besides rows, columns and regions. */
  private record Restricted(int cell, int table, List<Integer> cells) {}

  private RestrictionsJson(Board board, RegionMask mask) {
    this.board = board;
    this.mask = mask;
    this.size = board.size();
  }

  /** Writes the fields of an object. */
  static void write(JsonGenerator json, Rules rules, Explainer explainer) throws IOException {
    Board empty = explainer.board(new Puzzle(Grid.empty(rules.size()), rules));
    new RestrictionsJson(empty, rules.mask()).write(json);
  }

  private void write(JsonGenerator json) throws IOException {
    long all = -1L >>> (Long.SIZE - size);
    List<Integer> limited =
        IntStream.range(0, board.cellCount())
            .filter(cell -> board.candidates(cell) != all)
            .boxed()
            .toList();
    JsonParts.objects(
        json,
        "limited",
        limited,
        cell -> {
          json.writeNumberField("cell", cell);
          writeDigits(json, "digits", board.candidates(cell));
        });
    List<Restricted> restricted = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      addRestricted(cell, restricted);
    }
    JsonParts.objects(
        json,
        "restricted",
        restricted,
        each -> {
          json.writeNumberField("cell", each.cell);
          json.writeNumberField("table", each.table);
          JsonParts.list(json, "cells", each.cells, json::writeNumber);
        });
    json.writeArrayFieldStart("tables");
    for (List<Long> table : tables.keySet()) {
      json.writeStartArray();
      for (long digits : table) {
        writeDigits(json, digits);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void addRestricted(int cell, List<Restricted> restricted) {
    Map<Integer, List<Integer>> cellsOfTable = new LinkedHashMap<>();
    for (int other : board.restrictedBy(cell)) {
      List<Long> table = tableOf(cell, other);
      if (table.stream().anyMatch(excluded -> excluded != 0)) {
        int number = tables.computeIfAbsent(table, key -> tables.size());
        cellsOfTable.computeIfAbsent(number, key -> new ArrayList<>()).add(other);
      }
    }
    cellsOfTable.forEach((table, cells) -> restricted.add(new Restricted(cell, table, cells)));
  }

  /**
   * Returns the digits that each digit of a cell excludes in another, beyond the rules of houses.
   */
  private List<Long> tableOf(int cell, int other) {
    boolean isKnown =
        cell / size == other / size
            || cell % size == other % size
            || mask.region(cell) == mask.region(other);
    List<Long> table = new ArrayList<>(size);
    for (int digit = 1; digit <= size; digit++) {
      long same = isKnown ? 1L << (digit - 1) : 0;
      table.add(board.excluded(cell, digit, other) & ~same);
    }
    return table;
  }

  private static void writeDigits(JsonGenerator json, String name, long digits) throws IOException {
    json.writeFieldName(name);
    writeDigits(json, digits);
  }

  private static void writeDigits(JsonGenerator json, long digits) throws IOException {
    json.writeStartArray();
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      json.writeNumber(Long.numberOfTrailingZeros(rest) + 1);
    }
    json.writeEndArray();
  }
}
