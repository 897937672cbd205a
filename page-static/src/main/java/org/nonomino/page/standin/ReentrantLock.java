package org.nonomino.page.standin;

/** Replaces {@code java.util.concurrent.locks.ReentrantLock} for Jackson, for one thread. */
public class ReentrantLock {
  /** Does nothing, because no other thread can hold it. */
  public void lock() {}

  /** Does nothing. */
  public void unlock() {}

  /** Returns true, because no other thread can hold it. */
  public boolean tryLock() {
    return true;
  }
}
