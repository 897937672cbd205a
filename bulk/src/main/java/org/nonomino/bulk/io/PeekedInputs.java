package org.nonomino.bulk.io;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The inputs, with access to the first items in advance. */
public final class PeekedInputs implements OrderedPipeline.Source<InputItem> {
  private final PuzzleInputs inputs;
  private final Deque<InputItem> ahead = new ArrayDeque<>();
  private boolean ended;
  private boolean hadMany;

  public PeekedInputs(PuzzleInputs inputs) {
    this.inputs = inputs;
  }

  /**
   * Returns whether there are at least two items, and reads up to two. Must be called before the
   * first {@link #next}.
   */
  public boolean hasMany() {
    while (ahead.size() < 2 && !ended) {
      Optional<InputItem> item = inputs.next();
      item.ifPresent(ahead::add);
      ended = item.isEmpty();
    }
    hadMany = ahead.size() >= 2;
    return hadMany;
  }

  /** Returns the result of {@link #hasMany}; false if it was not called. */
  public boolean hadMany() {
    return hadMany;
  }

  @Override
  public Optional<InputItem> next() {
    return ahead.isEmpty() && !ended ? inputs.next() : Optional.ofNullable(ahead.poll());
  }

  @Override
  public boolean isReady() {
    return !ahead.isEmpty() || inputs.isReady();
  }
}
