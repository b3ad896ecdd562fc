import { ByteReader } from './byteReader';

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

const signed = (flag: number, value: number) => ((flag & 1) === 0 ? -value : value);

/** The step from one point to the next (https://www.w3.org/TR/WOFF2/#triplet_decoding). */
function readStep(code: number, data: ByteReader): readonly [x: number, y: number] {
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + data.u8())];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + data.u8()), 0];
  const across = code;
  const down = code >> 1;
  if (code < 84) {
    const [part, byte] = [code - 20, data.u8()];
    return [signed(across, 1 + (part & 48) + (byte >> 4)), signed(down, 1 + ((part & 12) << 2) + (byte & 15))];
  }
  if (code < 120) {
    const part = code - 84;
    const [x, y] = [data.u8(), data.u8()];
    return [signed(across, 1 + (Math.floor(part / 12) << 8) + x), signed(down, 1 + (((part % 12) >> 2) << 8) + y)];
  }
  if (code < 124) {
    const [first, middle, last] = [data.u8(), data.u8(), data.u8()];
    return [signed(across, (first << 4) + (middle >> 4)), signed(down, ((middle & 15) << 8) + last)];
  }
  return [signed(across, data.u16()), signed(down, data.u16())];
}

function readPoints(count: number, flags: ByteReader, data: ByteReader): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const [across, down] = readStep(flag & 127, data);
    x += across;
    y += down;
    return { x, y, onCurve: flag < 128 };
  });
}

function shorts(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) buffer.writeInt16BE(value, 2 * index);
  return buffer;
}

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

function simpleGlyph(ends: readonly number[], points: readonly Point[], box: Buffer | null): Buffer {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return Buffer.concat([
    shorts([ends.length]),
    box ?? shorts([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    // The last number is that of the hints: none.
    shorts([...ends, 0]),
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    shorts([...steps(xs), ...steps(ys)]),
  ]);
}

/** The glyphs that another one is put together from; `hinted` tells whether hints follow in the streams. */
function readComposite(data: ByteReader): { parts: Buffer; hinted: boolean } {
  const parts: Buffer[] = [];
  let hinted = false;
  for (let flags = 32; (flags & 32) !== 0;) {
    const head = data.bytes(4);
    flags = head.readUInt16BE(0);
    hinted ||= (flags & 256) !== 0;
    const scale = (flags & 8) === 0 ? ((flags & 64) === 0 ? ((flags & 128) === 0 ? 0 : 8) : 4) : 2;
    parts.push(Buffer.from(head), data.bytes(((flags & 1) === 0 ? 2 : 4) + scale));
  }
  return { parts: Buffer.concat(parts), hinted };
}

/** The tables `glyf` and `loca` (long offsets) of a transformed `glyf` table (https://www.w3.org/TR/WOFF2/#glyf_table_format). */
export function outlinesOf(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new ByteReader(table);
  head.skip(4);
  const count = head.u16();
  head.skip(2);
  const lengths = {
    contours: head.u32(),
    pointCounts: head.u32(),
    flags: head.u32(),
    data: head.u32(),
    composites: head.u32(),
    boxes: head.u32(),
    hints: head.u32(),
  };
  const take = (length: number) => new ByteReader(head.bytes(length));
  const contours = take(lengths.contours);
  const pointCounts = take(lengths.pointCounts);
  const flags = take(lengths.flags);
  const data = take(lengths.data);
  const composites = take(lengths.composites);
  const boxes = take(lengths.boxes);
  const hasBox = boxes.bytes(((count + 31) >> 5) << 2);

  const glyphs = Array.from({ length: count }, (_, index) => {
    const box = (hasBox.readUInt8(index >> 3) & (128 >> (index & 7))) === 0 ? null : boxes.bytes(8);
    const contourCount = contours.i16();
    if (contourCount === 0) return Buffer.alloc(0);
    if (contourCount < 0) {
      const { parts, hinted } = readComposite(composites);
      if (hinted) data.short255();
      return Buffer.concat([shorts([-1]), box ?? Buffer.alloc(8), parts, Buffer.alloc(hinted ? 2 : 0)]);
    }
    let end = -1;
    const ends = Array.from({ length: contourCount }, () => (end += pointCounts.short255()));
    const points = readPoints(end + 1, flags, data);
    data.short255();
    return simpleGlyph(ends, points, box);
  });

  const loca = Buffer.alloc(4 * (count + 1));
  const parts: Buffer[] = [];
  let offset = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const padding = -glyph.length & 3;
    parts.push(glyph, Buffer.alloc(padding));
    offset += glyph.length + padding;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(parts), loca };
}
