import { escapeHtml } from './escapeHtml';
import { type GalleryOptions, modes } from './options';
import { pdfOf, type Shot, thumbnailHeight } from './photograph';
import type { Subject } from './subjects';

const styles = (options: GalleryOptions) => `
:root { color-scheme: light dark; font: 0.875rem/1.4 system-ui, sans-serif; }
body { margin: 0 1.5rem 4rem; }
a { color: inherit; }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding-block: 0.75rem; background: canvas; border-bottom: 1px solid graytext; }
fieldset { display: flex; gap: 0.75rem; margin: 0; padding: 0; border: 0; }
legend { float: left; margin-inline-end: 0.75rem; font-weight: 600; }
.routes { columns: 16rem; padding: 0; list-style: none; }
section { padding-inline: 2px; scroll-margin-top: 4rem; content-visibility: auto; contain-intrinsic-size: auto 60rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
h2 a { font-size: 0.875rem; font-weight: 400; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.5rem 1rem; }
figure { margin: 0; }
figure img { display: block; height: ${thumbnailHeight}px; outline: 1px solid graytext; }
figcaption { width: min-content; min-width: 100%; margin-block-start: 0.375rem; font-size: 0.75rem; overflow-wrap: anywhere; }
.findings { margin: 0.25rem 0 0; padding-inline-start: 1rem; color: light-dark(#b00020, #ff8a80); }
${[...options.widths.map(String), ...options.modes]
  .map((name) => `body:has(#only-${name}:checked) figure:not(.is-${name}) { display: none; }`)
  .join('\n')}
body:has(#only-findings:checked) :is(figure, section):not(.has-findings) { display: none; }
`;

function radios(group: string, names: readonly string[]): string {
  const radio = (id: string, label: string, checked: string) =>
    `<label><input type="radio" name="${group}" id="${id}"${checked}> ${label}</label>`;
  return `<fieldset><legend>${group}</legend>${radio(`all-${group}`, 'all', ' checked')}${names
    .map((name) => radio(`only-${name}`, name, ''))
    .join('')}</fieldset>`;
}

const listOf = (findings: readonly string[]) =>
  findings.length === 0
    ? ''
    : `<ul class="findings">${findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')}</ul>`;

function figure({ width, mode, file, thumbnail, thumbnailWidth, height, findings }: Shot): string {
  const findingsClass = findings.length === 0 ? '' : ' has-findings';
  return `<figure class="is-${width} is-${mode}${findingsClass}"><a href="${file}"><img src="${thumbnail}" width="${thumbnailWidth}" height="${thumbnailHeight}" alt="${width} px, ${mode}" loading="lazy"></a>
<figcaption><b>${width} ${mode}</b><br>${file.replace('pictures/', '')}<br>${height} px high${listOf(findings)}</figcaption></figure>`;
}

function section(subject: Subject, shots: readonly Shot[], hasPdf: boolean): string {
  const findingsClass = shots.some(({ findings }) => findings.length > 0) ? ' class="has-findings"' : '';
  const pdf = hasPdf ? ` <a href="${pdfOf(subject)}">PDF, A4</a>` : '';
  return `<section id="${subject.id}"${findingsClass}><h2>${escapeHtml(subject.title)}${pdf}</h2>
<div class="pictures">${shots.map(figure).join('\n')}</div></section>`;
}

/** The contact sheet: one HTML document that needs nothing but the pictures beside it. */
export function sheetOf(
  subjects: readonly Subject[],
  shots: readonly Shot[],
  { options, pdfs }: { options: GalleryOptions; pdfs: ReadonlySet<Subject> },
): string {
  const modeNames = Object.keys(modes);
  const taken = new Set(shots.map(({ subject }) => subject));
  const shown = subjects.filter((subject) => taken.has(subject));
  const count = shots.reduce((sum, { findings }) => sum + findings.length, 0);
  const sorted = (subject: Subject) =>
    shots
      .filter((shot) => shot.subject === subject)
      .toSorted((a, b) => modeNames.indexOf(a.mode) - modeNames.indexOf(b.mode) || a.width - b.width);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>${styles(options)}</style></head><body>
<h1>${shots.length} pictures, ${count} findings</h1>
<div class="bar">${radios('width', options.widths.map(String))}${radios('mode', options.modes)}
<label><input type="checkbox" id="only-findings"> with findings only</label></div>
<ul class="routes">${shown.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('')}</ul>
${shown.map((subject) => section(subject, sorted(subject), pdfs.has(subject))).join('\n')}
</body></html>
`;
}
