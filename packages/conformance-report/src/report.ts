import { claims } from './claims';
import { lastResults, type Run } from './evidence';
import { sentenceOnScreenReaders } from './heard';
import { engineNames, tableOfEngines } from './reportEngines';
import { rowOf, tableOf } from './reportRows';
import { ruleEngines } from './claims/shared';
import type { Site } from './site';
import { type Level, verdictOf } from './verdict';
import { addressOf, type CriterionNumber, wcag22, type WcagLevel } from './wcag22';

/** The project's package.json, as far as the report names it. */
export interface Package {
  version: string;
  devDependencies: Record<string, string>;
}

const tools = [
  '@playwright/test',
  '@axe-core/playwright',
  'accessibility-checker-engine',
  'html_codesniffer',
  'html-validate',
];

const claimed = (level: WcagLevel) =>
  wcag22.flatMap(([number, name, own]) => {
    const claim = claims[number];
    return own === level && claim !== undefined ? [{ number, name, claim }] : [];
  });

function notClaimed(): string {
  const rest = wcag22.filter(([number, , level]) => level === 'AAA' && claims[number as CriterionNumber] === undefined);
  return rest.map(([number, name]) => `[${number}](${addressOf(name)})`).join(', ');
}

/** How many criteria of a level are at which level of conformance. */
function summaryOf(level: WcagLevel, runs: readonly Run[]): string {
  const results = lastResults(runs);
  const counts = new Map<Level, number>();
  for (const { claim } of claimed(level)) {
    const verdict = verdictOf(claim, results).level;
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

/** The conformance report of a commit, in Markdown, from the runs of its tests. */
export function conformanceReport(runs: readonly Run[], site: Site, { version, devDependencies }: Package): string {
  const results = lastResults(runs);
  const last = runs.at(-1);
  const idle = engineNames(results, 'idle');
  const rows = (level: WcagLevel) =>
    tableOf(claimed(level).map(({ number, name, claim }) => rowOf(number, name, claim, verdictOf(claim, results))));

  return `# Accessibility conformance report

Written by \`npm run conformance\` from what the tests did; do not edit it by hand. It has the rows and terms of a VPAT® 2.5 report on
WCAG 2.2, so that it can be copied into the form of a buyer. It is the report of the site’s own developers; no one else has checked it.

| | |
| --- | --- |
| Product | Website of ${site.company}, version ${version}: ${site.pages} pages and a not-found page in ${site.languages} languages |
| Commit | ${last === undefined ? 'none tested' : `\`${last.commit}\`${runs.some(({ changed }) => changed) ? ' with uncommitted changes' : ''}`} |
| Date of the last run | ${last?.started.slice(0, 10) ?? 'none'} |
| Contact | ${site.contact} |
| Run on | ${[...new Set(runs.map(({ system }) => system))].join('; ') || 'nothing'} |
| Level A | ${summaryOf('A', runs)} |
| Level AA | ${summaryOf('AA', runs)} |
| Level AAA, as far as claimed | ${summaryOf('AAA', runs)} |

## How it was evaluated

Every row names the tests that fail when it is not so. They open the built site in browsers and act as visitors do: with a keyboard, a pointer,
on a wide screen and on a phone’s. Engines, and all tests that ran in them:

${tableOfEngines(results)}

“Rule engines” in a row stands for these, which look at every page and open state:

${ruleEngines.map((proof) => `- \`${proof}\``).join('\n')}

Tools: ${tools.map((name) => `${name} ${devDependencies[name] ?? ''}`).join(', ')}.

## What was not evaluated

${sentenceOnScreenReaders(results, [...claimed('A'), ...claimed('AA'), ...claimed('AAA')])}
- **No disabled person has tested the site.** No expert from outside has judged it.
- No native speaker has reviewed the Portuguese, Spanish and Arabic words.
- Phones and touch are a browser’s own emulation. WebKit is WebKitGTK: it shares its engine with Safari and is not Safari.
${idle.length > 0 ? `- These engines did not run on this commit: ${idle.join(', ')}.\n` : ''}- Tests find what they look for. Where a judgement is left to people, the row says which, and that nobody has made it yet.

## Terms

- **Supports**: all proving tests passed, in every engine in which they ran, and no shortfall is known.
- **Partially Supports**: some of it does not meet the criterion: a shortfall is known, or a proving test failed.
- **Does Not Support**: all proving tests failed.
- **Not Applicable**: there is nothing on the site that the criterion speaks of.
- **Not Evaluated**: no test proves it, or a test that should did not run. VPAT has this term for AAA only; here it is also said of A and
  AA, where nobody has looked yet.

## Table 1: success criteria, level A

${rows('A')}

## Table 2: success criteria, level AA

${rows('AA')}

## Table 3: success criteria, level AAA, as far as the site claims them

${rows('AAA')}

Not claimed and not evaluated: ${notClaimed()}.

## EN 301 549 and Section 508

Chapter 9 (Web) of EN 301 549 V3.2.1 asks for the criteria of A and AA of WCAG 2.1, and E205.4 of the Revised Section 508 for those of WCAG 2.0: all are
among the rows above. The other chapters of both (functional performance, documentation, support services) have not been evaluated.
`;
}
