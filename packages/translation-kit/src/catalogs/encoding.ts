import type { Finding } from './problem';
import { lineAt } from './jsonKeys';

/** The text of a file, and the problem with its encoding, if any. */
export interface DecodedFile {
  text: string;
  finding?: Finding & { line: number };
}

const save = 'save the file as UTF-8 without BOM, which every editor offers';

/** UTF-8 that was read as Latin-1 and saved again: “Ã³” for ó, “Ø§” for an Arabic letter. */
const mojibake =
  /[ÃÂ][\u0080-\u00BF\u0152-\u0178\u2018-\u203A\u20AC\u2122]|â€|[ØÙ][\u0080-\u00BF\u0192\u0152-\u0178\u2018-\u203A\u20AC\u2122]/;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, index) => bytes[index] === byte);

/** UTF-16, known by its mark or by the zeros between Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe) || (bytes[1] === 0 && bytes[3] === 0)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) || (bytes[0] === 0 && bytes[2] === 0) ? 'utf-16be' : undefined;
}

/** The line of the first byte that is not UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  const loose = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return lineAt(loose, Math.max(0, loose.indexOf('\uFFFD')));
}

function inEncoding(bytes: Uint8Array): DecodedFile {
  const problem = (text: string, line: number, reason: string): DecodedFile => ({
    text,
    finding: { rule: 'encoding', line, reason, fix: save },
  });
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    return problem(new TextDecoder(utf16).decode(bytes), 1, 'is saved as UTF-16 instead of UTF-8');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\uFEFF')
      ? problem(text.slice(1), 1, 'begins with a byte order mark (BOM), an invisible character')
      : { text };
  } catch {
    const reason = 'is not saved as UTF-8, but in an older encoding such as Latin-1 or Windows-1252';
    return problem(new TextDecoder('windows-1252').decode(bytes), brokenLine(bytes), reason);
  }
}

/** Reads the bytes of a catalog: the text, and what is wrong with the encoding or the line ends. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const { text, finding } = inEncoding(bytes);
  if (finding !== undefined) return { text, finding };
  const broken = mojibake.exec(text);
  if (broken !== null) {
    const reason = `was read in a wrong encoding and saved again: “${broken[0]}” was one letter`;
    const fix = 'go back to the file before that, open it as UTF-8 and write your changes again';
    return { text, finding: { rule: 'encoding', line: lineAt(text, broken.index), reason, fix } };
  }
  if (!text.includes('\r')) return { text };
  return {
    text: text.replaceAll(/\r\n?/g, '\n'),
    finding: {
      rule: 'encoding',
      line: lineAt(text, text.indexOf('\r')),
      reason: 'has the line ends of Windows (CRLF)',
      fix: 'save it with the line ends LF, which every editor for code offers',
    },
  };
}
