import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader';
import { outlinesOf } from './woff2Glyphs';

/** Names of the tables that a directory entry can give by number (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const knownTags =
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'.split(
    ',',
  );

interface Table {
  tag: string;
  /** True where the font holds the table in another shape than an sfnt. */
  transformed: boolean;
  /** How many bytes it has in the font. */
  length: number;
}

function readTable(reader: ByteReader): Table {
  const flags = reader.u8();
  const number = flags & 63;
  const tag = number === 63 ? reader.bytes(4).toString('latin1') : (knownTags[number] ?? '');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const original = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : original };
}

const padded = (length: number) => (length + 3) & ~3;

function sfnt(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const names = [...tables.keys()].toSorted();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(names.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  return Buffer.concat(parts);
}

/**
 * A WOFF2 font as the TrueType font it was made of, without hints and checksums: fontkit varies the weight of TrueType outlines only.
 * Throws where the font is none, or holds a table in a shape that this cannot restore.
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2);
  if (reader.bytes(4).toString('latin1') !== 'wOF2') throw new Error('is no WOFF2 font');
  const flavor = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.skip(6);
  const compressed = reader.u32();
  reader.skip(24);
  const directory = Array.from({ length: count }, () => readTable(reader));
  const data = new ByteReader(brotliDecompressSync(reader.bytes(compressed)));
  const stored = directory.map((table) => ({ ...table, bytes: data.bytes(table.length) }));

  const tables = new Map<string, Buffer>();
  for (const { tag, transformed, bytes } of stored) {
    if (tag === 'glyf' && transformed) {
      const { glyf, loca } = outlinesOf(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (!transformed) tables.set(tag, Buffer.from(bytes));
    else if (tag !== 'loca') throw new Error(`its table ${tag} is transformed, which is not supported`);
  }
  // The restored outlines are found by long offsets.
  tables.get('head')?.writeUInt16BE(1, 50);
  return sfnt(flavor, tables);
}
