import type { Finding } from './problem';
import { lineAt } from './jsonKeys';

/** The text of a file, and what is wrong with the way in which it was saved; nothing else is looked for then. */
export interface DecodedFile {
  text: string;
  finding?: Finding & { line: number };
}

const save = 'save the file as UTF-8 without BOM, which every editor offers';

/** What UTF-8 looks like where it was taken for Latin-1 and saved once more: “Ã³” for ó, “Ø§” for an Arabic letter. */
const mojibake =
  /[ÃÂ][\u0080-\u00BF\u0152-\u0178\u2018-\u203A\u20AC\u2122]|â€|[ØÙ][\u0080-\u00BF\u0192\u0152-\u0178\u2018-\u203A\u20AC\u2122]/;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, index) => bytes[index] === sign);

/** UTF-16, with its mark or, by the zeros between Latin letters, without. */
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
  const tell = (text: string, line: number, reason: string): DecodedFile => ({
    text,
    finding: { rule: 'encoding', line, reason, mend: save },
  });
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    return tell(new TextDecoder(utf16).decode(bytes), 1, 'is saved as UTF-16 instead of UTF-8');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\uFEFF')
      ? tell(text.slice(1), 1, 'begins with a byte order mark (BOM), an invisible sign')
      : { text };
  } catch {
    const reason = 'is not saved as UTF-8, but in an older encoding such as Latin-1 or Windows-1252';
    return tell(new TextDecoder('windows-1252').decode(bytes), brokenLine(bytes), reason);
  }
}

const bytesOf1252 = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte] as const,
  ),
);

/** A text as it was before it was read in a wrong encoding; what does not fit together stays. */
function repaired(text: string): string {
  return text.replaceAll(/[^\0-\x7F]+/g, (run) => {
    const bytes = Array.from(run, (sign) => bytesOf1252.get(sign) ?? -1);
    if (bytes.includes(-1)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
    } catch {
      return run;
    }
  });
}

/** Reads the bytes of a catalog. Where they are not plain UTF-8 with the line ends of the project, the text is what they were meant to be. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const { text, finding } = inEncoding(bytes);
  if (finding !== undefined) return { text, finding };
  const broken = mojibake.exec(text);
  if (broken !== null) {
    const reason = `was read in a wrong encoding and saved once more: “${broken[0]}” stands for one letter`;
    const mend = 'take the file as it was before that, open it as UTF-8 and write your changes again';
    return { text: repaired(text), finding: { rule: 'encoding', line: lineAt(text, broken.index), reason, mend } };
  }
  if (!text.includes('\r')) return { text };
  return {
    text: text.replaceAll(/\r\n?/g, '\n'),
    finding: {
      rule: 'encoding',
      line: lineAt(text, text.indexOf('\r')),
      reason: 'has the line ends of Windows (CRLF)',
      mend: 'save it with the line ends LF, which every editor for code offers',
    },
  };
}
