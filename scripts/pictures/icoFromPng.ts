/**
 * Wraps a square PNG of `size` pixels (1-255) into an ICO file: a header, one directory entry, the picture. Libraries such as png-to-ico
 * store bitmaps instead, with 4286 bytes in place of 170.
 */
export function icoFromPng(png: Uint8Array, size: number): Uint8Array {
  const headerBytes = 6;
  const entryBytes = 16;
  const file = new Uint8Array(headerBytes + entryBytes + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // color planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerBytes + entryBytes, true);
  file.set(png, headerBytes + entryBytes);
  return file;
}
