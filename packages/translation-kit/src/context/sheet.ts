import type { SiteLanguage } from '@nine-blocks/built-site/readSite';
import { pictureWidth } from './crops';
import type { Space } from './sighting';
import type { Context } from './pack';
import type { Screen } from './views';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const styles = `
:root { color-scheme: light dark; font: 0.9375rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto 4rem; padding-inline: 1.5rem; max-width: 76rem; }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; padding-block: 0.75rem; background: canvas; border-bottom: 1px solid graytext; }
.bar input, .bar select { font: inherit; padding: 0.25rem 0.5rem; max-width: 20rem; }
h1 { font-size: 1.5rem; margin-block: 1.5rem 0.5rem; }
h2 { margin: 3rem 0 0; font-size: 1.25rem; }
h3 { margin: 0 0 0.5rem; font: 600 0.9375rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
article { display: grid; grid-template-columns: ${pictureWidth}px 1fr; gap: 1.5rem; padding-block: 1.25rem; border-bottom: 1px solid color-mix(in srgb, graytext 40%, transparent); content-visibility: auto; contain-intrinsic-size: auto 16rem; scroll-margin-top: 4rem; }
article:target { background: light-dark(#fff6d6, #3a3420); }
@media (width < 60rem) { article { grid-template-columns: 1fr; } }
article img { display: block; max-width: 100%; height: auto; outline: 1px solid graytext; }
.unseen { padding: 1rem; border: 1px dashed graytext; align-self: start; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0; }
dt { color: graytext; }
dd { margin: 0; overflow-wrap: anywhere; }
.text { font-size: 1.0625rem; white-space: pre-wrap; }
.long { color: light-dark(#b00020, #ff8a80); font-weight: 600; }
[hidden] { display: none; }
`;

/** Runs in the sheet: shows what the search, the page and the role leave. */
const script = `
const [search, page, role] = document.querySelectorAll('.bar input, .bar select');
const count = document.querySelector('output');
const cards = [...document.querySelectorAll('article')].map((element) => ({ element, text: element.textContent.toLowerCase(), ...element.dataset }));
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const { element, text, pages, roles } of cards) {
    const fits = words.every((word) => text.includes(word)) && (page.value === '' || pages.split(' ').includes(page.value)) && (role.value === '' || roles.split('|').includes(role.value));
    element.hidden = !fits;
    shown += fits;
  }
  for (const section of document.querySelectorAll('section')) section.hidden = section.querySelector('article:not([hidden])') === null;
  count.value = shown + ' of ' + cards.length;
}
for (const field of [search, page, role]) field.addEventListener('input', filter);
filter();
`;

/** One word for a role, for the list to choose from: "h3, link" is "h3". */
const kindOf = (role: string) => role.split(/[,:]/)[0] ?? role;

const screenNames: Record<Screen, string> = { wide: 'Wide screen', narrow: 'Phone' };

function spaceRow([screen, { width, height, lines, fits, more }]: [Screen, Space]): string {
  const room = `${more ? 'at least ' : ''}${fits} characters before it grows`;
  return `<dt>${screenNames[screen]}</dt><dd>${width} × ${height} px, ${lines} ${lines === 1 ? 'line' : 'lines'}; room for ${room}</dd>`;
}

function pictureOf({ picture, shown, role, view }: Context): string {
  if (picture !== null) {
    return `<a href="${picture}"><img src="${picture}" width="${pictureWidth}" alt="${escapeHtml(`${role}: ${view}`)}" loading="lazy"></a>`;
  }
  return `<div class="unseen"><p>${role === '' ? 'Not found on any page.' : `No picture: ${escapeHtml(role)}.`}</p>${escapeHtml(shown)}</div>`;
}

function lengthOfText({ length, limit }: Context): string {
  const line = `${length} of at most ${limit ?? '?'} characters`;
  return limit !== null && length > limit ? `<b class="long">${line}: too long</b>` : line;
}

function article(context: Context, { tag, direction }: SiteLanguage, isTranslation: boolean): string {
  const { id, role, within, otherRoles, pages, view, description, file, line, source, text, shown, space } = context;
  const row = (term: string, value: string) => (value === '' ? '' : `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`);
  const roles = [...new Set([role, ...otherRoles].map(kindOf))].join('|');
  const own = `lang="${tag}" dir="${direction}"`;
  const spaces = Object.entries(space) as [Screen, Space][];
  return `<article id="${id}" data-pages="${escapeHtml(pages.join(' '))}" data-roles="${escapeHtml(roles)}">
${pictureOf(context)}
<div><h3><a href="#${id}">${id}</a></h3><dl>
<dt>Text</dt><dd class="text" ${own}>${text === null ? 'Not translated yet' : escapeHtml(text)}</dd>
${isTranslation ? row('Source', source) : ''}
${shown === '' || shown === text ? '' : `<dt>Shown as</dt><dd ${own}>${escapeHtml(shown)}</dd>`}
${row('Note', description)}<dt>Length</dt><dd>${lengthOfText(context)}</dd>
${row('Role', `${role}${within === '' ? '' : ` (in ${within})`}`)}${row('Also', otherRoles.join('; '))}
${spaces.map(spaceRow).join('')}
${row('Picture', view)}${row('Pages', pages.length > 8 ? `${pages.slice(0, 8).join(' ')} and ${pages.length - 8} more` : pages.join(' '))}
${row('File', `${file}:${line}`)}
</dl></div></article>`;
}

const options = (values: readonly string[]) =>
  values.map((value) => `<option value="${escapeHtml(value)}">${escapeHtml(value)}</option>`).join('');

/** The context pack as one page that needs nothing but the pictures beside it. */
export function sheetOf(contexts: readonly Context[], language: SiteLanguage, isTranslation: boolean): string {
  const files = [...new Set(contexts.map(({ file }) => file))];
  const pages = [...new Set(contexts.flatMap((context) => context.pages))].toSorted();
  const roles = [...new Set(contexts.flatMap(({ role, otherRoles }) => [role, ...otherRoles].map(kindOf)))].toSorted();
  const unplaced = contexts.filter(({ role }) => role === '');
  const sections = files.map((file) => {
    const own = contexts.filter((context) => context.file === file);
    return `<section><h2>${file}</h2>\n${own.map((context) => article(context, language, isTranslation)).join('\n')}</section>`;
  });
  const rest = `<h2>Not found on any page</h2>${
    unplaced.length === 0
      ? '<p>Nothing: every message has its place.</p>'
      : `<ul>${unplaced.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>`
  }`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages in context: ${language.tag}</title>
<style>${styles}</style></head><body>
<h1>Messages in context: ${language.tag}</h1>
<p>The box shows the message; the room is measured with the text’s own letters, where the message has least.</p>
<div class="bar"><label>Search <input type="search"></label>
<label>Page <select><option value="">all</option>${options(pages)}</select></label>
<label>Role <select><option value="">all</option>${options(roles.filter((role) => role !== ''))}</select></label>
<output></output></div>
${sections.join('\n')}
${rest}
<script>${script}</script>
</body></html>
`;
}
