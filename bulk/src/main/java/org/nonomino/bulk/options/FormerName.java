package org.nonomino.bulk.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name that an option had in an earlier version. It is not listed any more, but still works,
 * and a remark on standard error gives the new one.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface FormerName {
  /** Returns the former name, with its hyphens. */
  String value();
}
