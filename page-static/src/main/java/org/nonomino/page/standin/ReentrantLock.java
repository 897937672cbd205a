package org.nonomino.page.standin;

/**
 * In place of {@code java.util.concurrent.locks.ReentrantLock}, for Jackson: there is one thread.
 */
public class ReentrantLock {
  /** Does nothing: nobody else can hold it. */
  public void lock() {}

  /** Does nothing. */
  public void unlock() {}

  /** Returns that it is held now. */
  public boolean tryLock() {
    return true;
  }
}
