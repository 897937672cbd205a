package org.nonomino.formats.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** Collects the constraints of a puzzle and checks them against each other. Not thread-safe. */
public final class ConstraintList {
  /** The maximum number of constraints, so that hostile text cannot keep the program busy. */
  private static final int MAX_COUNT = 5000;

  private final Symbols symbols;
  private final List<Constraint> constraints = new ArrayList<>();

  /** The edges that have a dot, each with the kind of dot. */
  private final Set<String> dots = new HashSet<>();

  /**
   * Creates a list without constraints.
   *
   * @param symbols those of the puzzle
   */
  public ConstraintList(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Creates constraints from one object. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Returns the constraints of an object, none if it says nothing.
     *
     * @throws MalformedTextException if a field is wrong
     * @throws InvalidConstraintException if the values do not fit together
     */
    List<Constraint> read(ConstraintFields fields) throws MalformedTextException;
  }

  /** Returns the constraints so far. */
  public List<Constraint> constraints() {
    return List.copyOf(constraints);
  }

  /**
   * Adds the constraints of an object.
   *
   * @param words the name and the number of the object, for messages
   * @throws MalformedTextException if this is not an object, or not well formed
   */
  public void read(String words, JsonValue item, Reader reader) throws MalformedTextException {
    if (!(item instanceof JsonObject object)) {
      throw item.unlike(words, "an object", "Each constraint is written { }.");
    }
    ConstraintFields fields = new ConstraintFields(symbols, words, object);
    try {
      for (Constraint constraint : reader.read(fields)) {
        requireOneDot(constraint, fields);
        add(constraint, object.place());
      }
    } catch (InvalidConstraintException e) {
      throw fields.problem(
          object.place(),
          Objects.requireNonNull(e.getMessage()),
          "Correct this constraint, or remove it.");
    }
  }

  /**
   * Adds a constraint.
   *
   * @throws MalformedTextException if there are too many
   * @throws InvalidConstraintException if it does not fit the values of the digits
   */
  public void add(Constraint constraint, Place place) throws MalformedTextException {
    if (constraints.size() == MAX_COUNT) {
      throw new MalformedTextException(
          place,
          "the puzzle has more than %d constraints".formatted(MAX_COUNT),
          "No puzzle needs that many.");
    }
    constraint.requireFit(symbols);
    constraints.add(constraint);
  }

  private void requireOneDot(Constraint constraint, ConstraintFields fields)
      throws MalformedTextException {
    ConstraintKind kind = constraint.kind();
    if (kind == ConstraintKind.WHITE_DOT || kind == ConstraintKind.BLACK_DOT) {
      int[] cells = constraint.cells().stream().sorted().toArray();
      if (!dots.add(kind + Arrays.toString(cells))) {
        throw fields.problem(
            fields.object().place(),
            "there are two %s between %s and %s"
                .formatted(kind.plural(), constraint.cells().name(0), constraint.cells().name(1)),
            "Remove one of them.");
      }
    }
  }
}
