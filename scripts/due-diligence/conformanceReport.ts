import { company } from '../../src/content/company';
import { type Conformance, conformance, statementDates } from '../../src/content/conformance';
import type { SiteSettings } from '../../src/content/settings';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { readLedger } from '@nine-blocks/translation-kit/ledger/ledger';
import { project } from '../messages/project';

/** The address at which W3C explains a criterion. */
function addressOf(criterion: string): string {
  const [, ...words] = criterion.toLowerCase().replaceAll(/[(),]/g, '').split(' ');
  return `https://www.w3.org/TR/WCAG22/#${words.join('-')}`;
}

const nameOf = new Intl.DisplayNames(sourceLocale, { type: 'language' });
const listed = new Intl.ListFormat(sourceLocale);

/** Names the languages with words that nobody has reviewed; an empty text if there are none. */
function unreviewed(): string {
  const waiting = locales.filter((locale) =>
    [...readLedger(locale, project.folder).ledger.values()].some(({ by }) => by === undefined),
  );
  const names = waiting.map((locale) => nameOf.of(locale) ?? locale);
  return names.length === 0 ? '' : `No native speaker has reviewed all words in ${listed.format(names)}.`;
}

function tableOf(level: keyof typeof conformance): string {
  const rows = Object.entries<Conformance>(conformance[level]).map(([criterion, { conformance, remark, proofs }]) => {
    const provedBy = proofs.map((proof) => `\`${proof}\``).join('<br>');
    return `| [${criterion}](${addressOf(criterion)}) | ${conformance} | ${remark.replace('{unreviewed}', unreviewed).trim()} | ${provedBy} |`;
  });
  return ['| criterion | conformance | remarks | proved by |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The published accessibility statement in Markdown, with the rows and terms of a VPAT® report. */
export function conformanceReport({ siteUrl, contactEmail }: SiteSettings): string {
  return `# Accessibility conformance report

The rows and terms of a VPAT® 2.5 report on WCAG 2.2, to be copied into the form of a buyer. The developers of the site wrote it; nobody else has checked it.

- Product: website of ${company.name}, ${siteUrl}, ${routes.length} pages and a not-found page, ${locales.length} ${locales.length === 1 ? 'language' : 'languages'}
- Checked on ${statementDates.asOf}, valid until ${statementDates.validUntil}
- Contact: ${contactEmail}

## How it was evaluated

Each row names tests that fail if it is no longer true: a file of the project, and words of a title in it. They open the built site in Chromium, Firefox and WebKit and act as visitors, with a keyboard and a pointer, on wide screens and on phones. axe checks every page and open state in every language, in light and dark, html-validate every HTML file. A remark says so where a person has checked instead.

- **Nobody has used the site with a screen reader.** A program has, with real keys, and listened to Orca in Firefox and Chromium. NVDA, JAWS, VoiceOver and TalkBack have not been heard; no voice control, magnifier or switch has been used.
- **No disabled person and no expert from outside has tested the site.**
${unreviewed() === '' ? '' : `- ${unreviewed()}\n`}- Phones and touch are emulated by the browser. WebKit is WebKitGTK, which shares its engine with Safari and is not Safari.

## Terms

- **Supports**: the tests pass, and no shortfall is known.
- **Partially supports**: a shortfall is known, or nobody has judged a part that no test can judge. The remark names it.
- **Not applicable**: the site has nothing that the criterion is about.

## Level A

${tableOf('A')}

## Level AA

${tableOf('AA')}

## EN 301 549 and Section 508

Chapter 9 (Web) of EN 301 549 V3.2.1 contains the criteria of WCAG 2.1, A and AA, and E205.4 of the Revised Section 508 those of WCAG 2.0: all are in the rows above. The other chapters of both have not been evaluated.
`;
}
