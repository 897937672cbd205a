package org.nonomino.app.serve;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.web.PublicAddress;
import picocli.CommandLine.Option;

/** The option for the public address of the web app. */
final class PublicOption {
  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description =
          "The public address of the web app. The view Share then creates links that others can open:"
              + " https://puzzles.example.org/")
  private Optional<String> text = Optional.empty();

  /**
   * Returns the address, if one was given.
   *
   * @throws UsageException if it is not a valid address of a website
   */
  Optional<PublicAddress> address() throws UsageException {
    Optional<PublicAddress> address = text.flatMap(PublicAddress::parse);
    if (text.isPresent() && address.isEmpty()) {
      throw new UsageException(
          "--public-url="
              + text.get()
              + ": this is not the address of a website. Give one such as https://puzzles.example.org/ or"
              + " https://example.org/puzzles/, without ? and #.");
    }
    return address;
  }
}
