package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.Fog;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/**
 * The JSON form of fog: {@code {"lights":["r1c1"],"triggers":[{"cells":["r1c2"],
 * "lights":["r2c2"]}]}}. {@code docs/nonomino.schema.json} describes it as {@code fog}.
 */
public final class FogJson {
  private static final String LIGHTS = "lights";
  private static final String TRIGGERS = "triggers";
  private static final String CELLS = "cells";
  private static final String ANY = "any";

  private FogJson() {}

  /**
   * Reads fog.
   *
   * @throws MalformedTextException if a field is no such list
   */
  static Fog read(JsonObject object, int size) throws MalformedTextException {
    List<Fog.Trigger> triggers = new ArrayList<>();
    requireFew(object.list(TRIGGERS).size(), object.place());
    for (JsonValue item : object.list(TRIGGERS)) {
      if (!(item instanceof JsonObject trigger)) {
        throw item.unlike("a trigger", "an object", "Write it in braces: { }.");
      }
      List<Integer> cells = cells(trigger, CELLS, size);
      if (cells.isEmpty()) {
        throw item.unlike("a trigger", "one with cells", "Name the cells of its digits.");
      }
      Optional<JsonValue> any = trigger.field(ANY);
      boolean isAny = any.isPresent() && !any.get().isNothing();
      triggers.add(new Fog.Trigger(cells, isAny, cells(trigger, LIGHTS, size)));
    }
    return new Fog(cells(object, LIGHTS, size), triggers);
  }

  /** Remarks on fog that nothing ever lights: it hides all givens and drawings to the end. */
  public static void remarkIfDark(Fog fog, Place place, PuzzleAssembler assembler) {
    if (fog.isDark()) {
      assembler.remark(place, "the fog is never lit, because its triggers light no cells");
    }
  }

  /**
   * Requires that fog can have so many triggers.
   *
   * @throws MalformedTextException if it cannot
   */
  public static void requireFew(int count, Place place) throws MalformedTextException {
    if (count > Fog.MOST_TRIGGERS) {
      throw new MalformedTextException(
          place,
          "the fog has " + count + " triggers",
          "At most " + Fog.MOST_TRIGGERS + " can be read.");
    }
  }

  private static List<Integer> cells(JsonObject object, String field, int size)
      throws MalformedTextException {
    List<Integer> cells = new ArrayList<>();
    for (JsonValue name : object.list(field)) {
      cells.add(
          CellNames.cell(size, name instanceof JsonScalar scalar ? scalar.text() : "")
              .orElseThrow(
                  () ->
                      name.unlike(
                          "a cell of the fog",
                          "the name of a cell",
                          "Cells are named r1c1 to "
                              + CellNames.name(size, size * size - 1)
                              + ".")));
    }
    return cells;
  }

  /** Writes fog over a grid of the size n as an object. */
  static void write(JsonGenerator json, Fog fog, int size) throws IOException {
    json.writeStartObject();
    write(json, LIGHTS, fog.lights(), size);
    if (!fog.triggers().isEmpty()) {
      json.writeArrayFieldStart(TRIGGERS);
      for (Fog.Trigger trigger : fog.triggers()) {
        json.writeStartObject();
        write(json, CELLS, trigger.cells(), size);
        if (trigger.isAny()) {
          json.writeBooleanField(ANY, true);
        }
        write(json, LIGHTS, trigger.lights(), size);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String field, List<Integer> cells, int size)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (int cell : cells) {
      json.writeString(CellNames.name(size, cell));
    }
    json.writeEndArray();
  }
}
