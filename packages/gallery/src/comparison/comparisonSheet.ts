import { escapeHtml } from '../escapeHtml';

/** A picture that is not what it was: its name, what it shows, and how much of it differs. */
export interface Changed {
  name: string;
  title: string;
  /** From 0 to 1. */
  share: number;
}

/** What became of the pictures of an earlier gallery, by their names. */
export interface Comparison {
  /** The most different first. */
  changed: readonly Changed[];
  same: readonly string[];
  /** Those that only this gallery has. */
  added: readonly string[];
  /** Those that only the earlier one has; they were not taken this time. */
  missing: readonly string[];
}

const styles = `
:root { color-scheme: light dark; font: 0.875rem/1.4 system-ui, sans-serif; }
body { margin: 0 1.5rem 4rem; }
section { content-visibility: auto; contain-intrinsic-size: auto 50rem; border-block-start: 1px solid graytext; }
h2 { margin-block: 1rem 0.5rem; font-size: 1.125rem; }
.pair { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { width: 100%; outline: 1px solid graytext; }
`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** A share for people, where the smallest is still told from none. */
export const shareText = (share: number): string => (share < 0.0001 ? 'less than 0.01%' : percent.format(share));

function pair({ name, title, share }: Changed): string {
  const sides = [
    ['before', `before/${name}`],
    ['after', `pictures/${name}`],
    ['what differs', `difference/${name}`],
  ] as const;
  const figures = sides.map(
    ([side, file]) =>
      `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="${side}" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${escapeHtml(title)}: ${shareText(share)}</h2><div class="pair">${figures.join('')}</div></section>`;
}

function list(title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<details><summary>${title}: ${names.length}</summary><ul>${items}</ul></details>`;
}

/** Two galleries side by side, as one HTML document beside their pictures: what differs most comes first, what does not is only named. */
export function comparisonSheet({ changed, same, added, missing }: Comparison): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Before and after</title>
<style>${styles}</style></head><body>
<h1>Pictures that differ: ${changed.length} of ${changed.length + same.length}</h1>
${list('New', added)}${list('Not taken this time', missing)}${list('The same', same)}
${changed.map(pair).join('\n')}
</body></html>
`;
}
