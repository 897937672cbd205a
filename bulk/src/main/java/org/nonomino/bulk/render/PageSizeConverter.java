package org.nonomino.bulk.render;

import org.nonomino.render.export.PageSize;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code --page}. */
public final class PageSizeConverter implements ITypeConverter<PageSize> {
  @Override
  public PageSize convert(String text) {
    return PageSize.parse(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + text
                        + "' is not a paper size. Give "
                        + String.join(", ", PageSize.NAMES)
                        + ", or measures such as 6x9in or 170x240mm"));
  }
}
