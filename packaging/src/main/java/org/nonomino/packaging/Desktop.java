package org.nonomino.packaging;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** The entry in a desktop's menu, with the web app's icon, for a folder {@code share}. */
final class Desktop {
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

  private Desktop() {}

  /** Returns the entry and the web app's icon. */
  static FileTree of(Path sources) throws IOException {
    FileTree share = new FileTree();
    share.put("applications/nonomino.desktop", Resources.text("nonomino.desktop"));
    Path icon = sources.resolve("web/src/main/resources/org/nonomino/web/page/favicon.svg");
    share.put("icons/hicolor/scalable/apps/nonomino.svg", Files.readString(icon));
    SVGDocument drawing = new SVGLoader().load(icon.toUri().toURL());
    if (drawing == null) {
      throw new IOException("The icon cannot be read: " + icon);
    }
    for (int size : SIZES) {
      share.put(
          "icons/hicolor/" + size + "x" + size + "/apps/nonomino.png",
          new FileTree.Bytes(png(drawing, size)));
    }
    return share;
  }

  private static byte[] png(SVGDocument drawing, int size) throws IOException {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    drawing.render(null, graphics, new ViewBox(size, size));
    graphics.dispose();
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    if (!ImageIO.write(image, "png", png)) {
      throw new IOException("This Java cannot write PNG.");
    }
    return png.toByteArray();
  }
}
