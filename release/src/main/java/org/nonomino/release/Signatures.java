package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Tells whether a detached signature is that of a file. */
@FunctionalInterface
interface Signatures {
  /** Returns what is wrong with the signature, or nothing if it is good; both files are there. */
  Optional<String> fault(Path file, Path signature);

  /** Returns those that GnuPG verifies, with the keys of {@code GNUPGHOME} or of the user. */
  static Signatures ofGnuPg() {
    return (file, signature) -> {
      try {
        Process gpg =
            new ProcessBuilder("gpg", "--batch", "--verify", signature.toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        gpg.getOutputStream().close();
        String words = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return gpg.waitFor() == 0 ? Optional.empty() : Optional.of(words.strip());
      } catch (IOException e) {
        throw new UncheckedIOException("gpg cannot be run: " + e.getMessage(), e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.of("gpg was interrupted.");
      }
    };
  }
}
