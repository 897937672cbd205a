/**
 * The parts of JDK classes that libraries use and the compiler's class library lacks, and classes
 * of ours that are different in a browser. {@link org.nonomino.page.StandIns} puts them in the
 * place of the originals. Never used on a JVM.
 */
package org.nonomino.page.standin;
