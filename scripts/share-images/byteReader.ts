/** Reads numbers of a font's file one after the other. */
export class ByteReader {
  private at = 0;
  private readonly data: Buffer;

  constructor(data: Buffer) {
    this.data = data;
  }

  u8(): number {
    this.at += 1;
    return this.data.readUInt8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.data.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.data.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.data.readUInt32BE(this.at - 4);
  }

  /** A number in one to five bytes of seven bits each (WOFF2's UIntBase128). */
  base128(): number {
    let value = 0;
    for (let byte = 128; byte > 127;) {
      byte = this.u8();
      value = value * 128 + (byte & 127);
    }
    return value;
  }

  /** A number in one to three bytes (WOFF2's 255UInt16). */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }

  bytes(length: number): Buffer {
    this.at += length;
    if (this.at > this.data.length) throw new Error('ends too early');
    return this.data.subarray(this.at - length, this.at);
  }

  skip(length: number): void {
    this.at += length;
  }
}
