package org.nonomino.render.export;

import java.io.IOException;
import org.nonomino.render.Typeface;

/** Draws the back of a cover: a blurb, what the book offers, a picture, and an empty field. */
final class CoverBack {
  private static final double LEADING = 1.4;
  private static final double FEATURE_GAP = 0.35;
  private static final int FEATURE_LINES = 2;

  /** The number of features for which room is kept, so that it does not depend on the puzzles. */
  private static final int FEATURES = 3;

  private static final double MIN_FEATURE = 9;
  private static final double MAX_FEATURE = 13;

  /** The width of the white edge of the picture, relative to its side. */
  private static final double EDGE = 0.022;

  private final PageTemplate layout;
  private final Book.Titles titles;
  private final Book.Cover cover;
  private final CoverArt art;
  private final Frame room;
  private final Frame barcode;
  private final double type;

  /**
   * @param layout the pages of the book
   * @param art the front
   */
  CoverBack(PageTemplate layout, Book.Titles titles, Book.Cover cover, CoverArt art) {
    this.layout = layout;
    this.titles = titles;
    this.cover = cover;
    this.art = art;
    PageSize trim = layout.look().shape().trim();
    this.room = room(trim);
    this.barcode = CoverSheet.barcode(trim);
    this.type = type(layout.look());
  }

  private static Frame room(PageSize trim) {
    return new Frame(0, 0, trim.width(), trim.height())
        .inset(Math.max(1.5 * CoverSheet.SAFE, 0.085 * trim.width()));
  }

  /** Returns the size of the features. */
  private static double type(PageLook look) {
    return look.largePrint() ? TypeSizes.MIN_LARGE_PRINT : usualType(look.shape().trim());
  }

  private static double usualType(PageSize trim) {
    return Math.max(MIN_FEATURE, Math.min(MAX_FEATURE, 0.028 * trim.width()));
  }

  private static double titleSize(PageSize trim) {
    return 2 * usualType(trim);
  }

  /** Returns the room for the blurb, between the title and the features. */
  static Frame blurbRoom(PageLook look) {
    PageSize trim = look.shape().trim();
    Frame room = room(trim);
    double type = type(look);
    double top = room.y() + 2.2 * titleSize(trim);
    double features = FEATURES * (FEATURE_LINES * LEADING + FEATURE_GAP) * type;
    double bottom = CoverSheet.barcode(trim).y() - features - 2 * type;
    return new Frame(room.x(), top, room.width(), bottom - top);
  }

  void draw(PdfPen pen) throws IOException {
    drawTitle(pen);
    double bottom = drawBlurb(pen);
    double top = drawFeatures(pen);
    drawPicture(pen, bottom + type, top - type);
    pen.fill(barcode, CoverColours.WHITE);
    FittedText name =
        layout.fit(
            titles.publisher(),
            Typeface.REGULAR,
            type,
            PrintService.MIN_TYPE,
            1,
            barcode.x() - CoverSheet.SAFE - room.x());
    for (String line : name.lines()) {
      write(pen, line, room.x(), barcode.bottom(), name.size(), Typeface.REGULAR);
    }
  }

  private void drawTitle(PdfPen pen) throws IOException {
    double size = titleSize(layout.look().shape().trim());
    FittedText title = layout.fit(titles.title(), Typeface.BOLD, size, 0.6 * size, 2, room.width());
    double baseline = room.y() + Typeface.BOLD.capHeight(size);
    for (String line : title.lines()) {
      write(pen, line, room.x(), baseline, title.size(), Typeface.BOLD);
      baseline += title.size() * FittedText.LEADING;
    }
    double bar = baseline - title.size() * FittedText.LEADING + 0.5 * size;
    pen.fill(new Frame(room.x(), bar, 2.5 * size, 3), art.colours().accent());
  }

  /** Draws the blurb, and returns its end. */
  private double drawBlurb(PdfPen pen) throws IOException {
    Frame free = blurbRoom(layout.look());
    if (cover.back().blurb().isBlank()) {
      return free.y() - type;
    }
    Blurb blurb =
        Blurb.fit(cover.back().blurb(), layout, free)
            .orElseThrow(() -> new IllegalArgumentException("the blurb is too long"));
    double y = free.y();
    for (String line : blurb.lines()) {
      write(pen, line, room.x(), y + blurb.size(), blurb.size(), Typeface.REGULAR);
      y += blurb.height(line);
    }
    return y;
  }

  /** Draws the features above the barcode, and returns their top. */
  private double drawFeatures(PdfPen pen) throws IOException {
    double height = 0;
    for (String each : cover.back().features()) {
      height += (feature(each).lines().size() * LEADING + FEATURE_GAP) * type;
    }
    double top = barcode.y() - type - height;
    double tick = 0.62 * type;
    double y = top;
    for (String each : cover.back().features()) {
      pen.fill(new Frame(room.x(), y + 0.35 * type, tick, tick), art.colours().accent());
      for (String line : feature(each).lines()) {
        write(pen, line, room.x() + 1.5 * type, y + type, type, Typeface.BOLD);
        y += LEADING * type;
      }
      y += FEATURE_GAP * type;
    }
    return top;
  }

  private FittedText feature(String text) {
    return layout.fit(text, Typeface.BOLD, type, type, FEATURE_LINES, room.width() - 1.5 * type);
  }

  /** Draws a picture between two heights, if it is not too small. */
  private void drawPicture(PdfPen pen, double top, double bottom) throws IOException {
    double side = Math.min(0.62 * room.width(), bottom - top);
    if (side < 0.3 * room.width()) {
      return;
    }
    Frame card = new Frame(room.centre() - side / 2, top + (bottom - top - side) / 2, side, side);
    pen.fill(card, CoverColours.WHITE);
    art.coloured().draw(pen, card.inset(EDGE * side), cover.back().picture());
  }

  private void write(
      PdfPen pen, String line, double left, double baseline, double size, Typeface typeface)
      throws IOException {
    pen.writeFrom(line, left, baseline, size, typeface, art.colours().ink());
  }
}
