/** The headers of a mail in two versions, in their order. */
export const mailHeaders = [
  'X-Request-ID',
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
] as const;

/** The names of a mail's headers; a line that is none, and goes on none, is listed whole. */
export function headerNames(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split(/[\r\n]+/);
  return lines.map((line) => /^([\w-]+): /.exec(line)?.[1] ?? line);
}
