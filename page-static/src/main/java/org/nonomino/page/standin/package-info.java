/**
 * Classes of the JDK that the compiler's class library lacks and libraries use, as far as they use
 * them; {@link org.nonomino.page.StandIns} puts them in their places. Never used on a JVM.
 */
package org.nonomino.page.standin;
