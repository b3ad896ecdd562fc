const signature = '89504e470d0a1a0a';

/** Width and height in pixels of a PNG, from its first bytes; null for anything else. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const head = Buffer.from(bytes.subarray(0, 24));
  if (head.length < 24 || head.toString('hex', 0, 8) !== signature) return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
