package org.nonomino.toolkit.request;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/**
 * The fields of a request in the form of a front end: options of a command, JSON, or a plan. A
 * front end has its own names for fields, and its own way to show the place of a mistake. Missing
 * fields are empty.
 *
 * @param <E> thrown if a value is malformed
 * @param <F> thrown if the content of a file is malformed
 */
public interface Fields<E extends Exception, F extends Exception> {
  /** Returns whether a field is given. */
  boolean has(RequestOption option);

  /** Returns the text of a field. */
  Optional<String> text(RequestOption option) throws E;

  /** Returns the names in a field, with commas between them. */
  Optional<String> names(RequestOption option) throws E;

  /** Returns whether a field is true. */
  boolean flag(RequestOption option) throws E;

  /** Returns the integer of a field, from {@code min} to {@code max}. */
  OptionalInt whole(RequestOption option, int min, int max) throws E;

  /**
   * Returns the word that a given field has in place of a number; empty if it has a number.
   *
   * @param words the words that are possible there
   */
  Optional<Quantity> quantity(RequestOption option, List<Quantity> words) throws E;

  /** Returns the number of a field, from 0 to 1. */
  OptionalDouble share(RequestOption option) throws E;

  /** Returns the range of a field as text: {@code 2..5}, or a single number. */
  Optional<String> range(RequestOption option) throws E;

  /**
   * Returns the choice that a field names, in upper or lower case.
   *
   * @param choices named by their {@code toString}
   */
  <T> Optional<T> choice(RequestOption option, Collection<T> choices) throws E;

  /**
   * Returns the mask of the given field of the regions.
   *
   * @param size the requested size; if empty, any
   */
  RegionMask mask(OptionalInt size) throws E, F, RequestException;

  /** Returns the puzzle of the given field of the draft. */
  Puzzle draft() throws E, F;
}
