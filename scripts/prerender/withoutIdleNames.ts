/** HTML without those of Material UI's own class names that no rule of the style sheet mentions: they are hooks for styles, and React leaves them be. */
export function withoutIdleNames(html: string, style: string): string {
  const used = new Set(style.match(/(?<=\.)Mui[\w-]+/g));
  return html.replaceAll(/ class="([^"]*\bMui[^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => !name.startsWith('Mui') || used.has(name));
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
  });
}
