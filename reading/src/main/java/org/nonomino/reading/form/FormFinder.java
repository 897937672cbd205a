package org.nonomino.reading.form;

import org.nonomino.reading.Document;

/**
 * Finds the forms of a document, one kind after the other; each takes its drawings, and the next
 * ones see what is left. Arrows come first, because their circles look like others. Cost: about
 * linear in the number of drawings.
 */
final class FormFinder {
  private final Document document;
  private final Sheet sheet;

  FormFinder(Document document) {
    this.document = document;
    this.sheet = new Sheet(document);
  }

  Forms find() {
    Blobs blobs = new Blobs(sheet);
    OtherForms others = new OtherForms(sheet);
    ArrowForms arrows = new ArrowForms(sheet, blobs, others);
    arrows.add();
    new LineForms(sheet, blobs, others, arrows).add();
    CageForms cages = new CageForms(sheet, blobs, others, document.typed());
    cages.add();
    new BlobForms(sheet, blobs, others, cages.covered()).add();
    others.add();
    return sheet.forms();
  }
}
