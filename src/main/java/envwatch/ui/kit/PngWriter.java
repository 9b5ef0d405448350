package envwatch.ui.kit;

import envwatch.util.PrivateFiles;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/** Writes a picture as a PNG file, without the desktop module that ImageIO would bring along. */
public final class PngWriter {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int BITS = 8;
  private static final int RGB = 2;

  private PngWriter() {}

  /**
   * Writes the file as a whole, readable by the user alone: names of environments and people may be
   * nobody else's business. What is there already and is no file, such as a pipe, is written to.
   *
   * @throws IOException also when the folder does not exist
   */
  public static void write(Image image, Path file) throws IOException {
    byte[] png = png(image);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, png);
    } else {
      PrivateFiles.replaceInFolder(file, png);
    }
  }

  private static byte[] png(Image image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream png = new DataOutputStream(bytes);
    png.write(SIGNATURE);
    chunk(png, "IHDR", header(image));
    chunk(png, "IDAT", pixels(image));
    chunk(png, "IEND", new byte[0]);
    return bytes.toByteArray();
  }

  private static byte[] header(Image image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream header = new DataOutputStream(bytes);
    header.writeInt((int) image.getWidth());
    header.writeInt((int) image.getHeight());
    header.write(new byte[] {BITS, RGB, 0, 0, 0});
    return bytes.toByteArray();
  }

  private static byte[] pixels(Image image) throws IOException {
    PixelReader reader = image.getPixelReader();
    int width = (int) image.getWidth();
    byte[] line = new byte[1 + width * 3];
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream compressed = new DeflaterOutputStream(bytes)) {
      for (int y = 0; y < (int) image.getHeight(); y++) {
        for (int x = 0; x < width; x++) {
          int colour = reader.getArgb(x, y);
          line[1 + x * 3] = (byte) (colour >> 16);
          line[2 + x * 3] = (byte) (colour >> 8);
          line[3 + x * 3] = (byte) colour;
        }
        compressed.write(line);
      }
    }
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream png, String type, byte[] content) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 checksum = new CRC32();
    checksum.update(name);
    checksum.update(content);
    png.writeInt(content.length);
    png.write(name);
    png.write(content);
    png.writeInt((int) checksum.getValue());
  }
}
