package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Checksums in the form of {@code sha256sum} and dpkg. */
final class Checksums {
  private Checksums() {}

  /** Returns the SHA-256 of a file in hexadecimal digits. */
  static String sha256(Path file) throws IOException {
    return sha256(Files.readAllBytes(file));
  }

  /** Returns the SHA-256 of bytes in hexadecimal digits. */
  static String sha256(byte[] bytes) {
    return of("SHA-256", bytes);
  }

  /** Returns the MD5 of bytes in hexadecimal digits; dpkg lists them for the files of a package. */
  static String md5(byte[] bytes) {
    return of("MD5", bytes);
  }

  private static String of(String algorithm, byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has " + algorithm, e);
    }
  }
}
