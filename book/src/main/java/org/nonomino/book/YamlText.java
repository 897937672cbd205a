package org.nonomino.book;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads YAML 1.2 into values with their places. */
final class YamlText {
  /** The maximum nesting of lists and fields; more would be a mistake or an attack. */
  private static final int MAX_LEVELS = 16;

  /** The maximum length quoted from a line. */
  private static final int MAX_SHOWN = 500;

  private final String source;
  private final String[] lines;

  private YamlText(String source, String text) {
    this.source = source;
    this.lines = text.split("\\R", -1);
  }

  /**
   * Reads a whole document.
   *
   * @param source its name, for messages
   * @throws MalformedTextException if it is not YAML, or is empty
   */
  static PlanValue read(String source, String text) throws MalformedTextException {
    return new YamlText(source, text).read(text);
  }

  private PlanValue read(String text) throws MalformedTextException {
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(source)
            // No aliases, so that plans stay plain and cannot expand exponentially.
            .setMaxAliasesForCollections(0)
            .build();
    try {
      requirePlain(new Parse(settings).parseString(text));
      Optional<Node> node = new Compose(settings).composeString(text);
      if (node.isEmpty()) {
        throw new MalformedTextException(
            Place.ofText(source), "it is empty", "docs/books.md shows a plan.");
      }
      return value(node.get());
    } catch (MarkedYamlEngineException e) {
      throw new MalformedTextException(
          place(isUnclosed(e) ? e.getContextMark() : e.getProblemMark()),
          "this is not YAML: " + e.getProblem(),
          "Check indentation, colons and quotation marks.");
    } catch (YamlEngineException e) {
      throw new MalformedTextException(
          Place.ofText(source),
          "this is not YAML: " + e.getMessage(),
          "Check indentation, colons and quotation marks.");
    }
  }

  /** Returns whether an end is missing, so that the place of its beginning is more helpful. */
  private static boolean isUnclosed(MarkedYamlEngineException e) {
    return e.getContextMark().isPresent() && e.getProblem().contains("end of stream");
  }

  /**
   * Checks the nesting first, because composing is recursive and could overflow the stack, and that
   * there are no anchors.
   */
  private void requirePlain(Iterable<Event> events) throws MalformedTextException {
    int level = 0;
    for (Event event : events) {
      if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
        String sign = event instanceof AliasEvent ? "*" : "&";
        throw new MalformedTextException(
            place(event.getStartMark()),
            "the anchor '" + sign + node.getAnchor().get() + "' is not allowed in a plan",
            "Write the fields again wherever they apply.");
      }
      if (event instanceof CollectionStartEvent) {
        level++;
      } else if (event instanceof CollectionEndEvent) {
        level--;
      }
      if (level > MAX_LEVELS) {
        throw new MalformedTextException(
            place(event.getStartMark()), "this is nested too deep", "docs/books.md shows a plan.");
      }
    }
  }

  private PlanValue value(Node node) throws MalformedTextException {
    Place place = place(node.getStartMark());
    if (node instanceof ScalarNode scalar) {
      return new PlanValue.Text(place, scalar.getValue());
    }
    if (node instanceof SequenceNode sequence) {
      List<PlanValue> values = new ArrayList<>();
      for (Node item : sequence.getValue()) {
        values.add(value(item));
      }
      return new PlanValue.Items(place, values);
    }
    return fields(place, (MappingNode) node);
  }

  private PlanValue fields(Place place, MappingNode node) throws MalformedTextException {
    Map<String, PlanValue> values = new LinkedHashMap<>();
    Map<String, Place> keys = new LinkedHashMap<>();
    for (NodeTuple field : node.getValue()) {
      Place keyPlace = place(field.getKeyNode().getStartMark());
      if (!(field.getKeyNode() instanceof ScalarNode key)) {
        throw new MalformedTextException(
            keyPlace, "expected a name before the colon", "docs/books.md lists all names.");
      }
      if (values.put(key.getValue(), value(field.getValueNode())) != null) {
        throw new MalformedTextException(
            keyPlace, "'" + key.getValue() + "' is given twice", "Remove one of them.");
      }
      keys.put(key.getValue(), keyPlace);
    }
    return new PlanValue.Fields(place, values, keys);
  }

  private Place place(Optional<Mark> mark) {
    if (mark.isEmpty()) {
      return Place.ofText(source);
    }
    int line = mark.get().getLine();
    String text = line < lines.length ? lines[line] : "";
    return new Place(
        source,
        line + 1L,
        mark.get().getColumn() + 1,
        text.substring(0, Math.min(text.length(), MAX_SHOWN)));
  }
}
