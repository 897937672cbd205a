package org.nonomino.page.standin;

/**
 * Replaces {@code java.util.concurrent.atomic.AtomicReferenceArray} for Jackson, for one thread.
 */
public class AtomicReferenceArray<E> {
  private final Object[] items;

  /**
   * @param length the number of items
   */
  public AtomicReferenceArray(int length) {
    items = new Object[length];
  }

  /** Returns the number of items. */
  public int length() {
    return items.length;
  }

  /** Returns an item; null if it was not set. */
  @SuppressWarnings("unchecked")
  public E get(int index) {
    return (E) items[index];
  }

  /** Sets an item. */
  public void set(int index, E item) {
    items[index] = item;
  }

  /** Sets an item, and returns the previous item. */
  public E getAndSet(int index, E item) {
    E before = get(index);
    items[index] = item;
    return before;
  }

  /** Sets an item if the current item is the expected one; returns whether it was. */
  public boolean compareAndSet(int index, E expected, E item) {
    if (items[index] != expected) {
      return false;
    }
    items[index] = item;
    return true;
  }
}
