import type { Claim } from './claims';
import { ruleEngines } from './claims/shared';
import { type Counts, type Verdict } from './verdict';
import { engines } from './evidence';
import { partsOf } from './proofs';
import { engineName } from './reportEngines';
import { addressOf } from './wcag22';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function told({ passed, failed, skipped }: Counts): string {
  const parts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return parts.join(', ');
}

/** The proofs of a claim as they are listed: the rule engines as one, then each file with the titles in it. */
function listOf(provedBy: readonly string[]): string[] {
  const withRules = ruleEngines.every((proof) => provedBy.includes(proof));
  const own = withRules ? provedBy.filter((proof) => !ruleEngines.some((rule) => rule === proof)) : provedBy;
  const entries = own.map((proof) => {
    const { file, words } = partsOf(proof);
    return words === '' ? `\`${file}\`` : `\`${file}\` “${words}”`;
  });
  return withRules ? ['rule engines', ...entries] : entries;
}

/** What proves a criterion, and what those tests did in each engine. */
function evidenceOf({ provedBy = [] }: Claim, { counts }: Verdict): string {
  if (provedBy.length === 0) return 'No test';
  const { node } = counts;
  const inEngines = engines.map((engine) => {
    const own = counts[engine];
    return own === undefined ? undefined : `${engineName(engine)}: ${told(own)}`;
  });
  const ran = [...inEngines, node && `Without a browser: ${told(node)}`].filter((line) => line !== undefined);
  const withBrowser = provedBy.some((proof) => partsOf(proof).file.endsWith('.spec.ts'));
  const idle = engines.filter((engine) => withBrowser && counts[engine] === undefined).map(engineName);
  return [...ran, ...(idle.length > 0 ? [`Not run in ${idle.join(', ')}`] : []), ...listOf(provedBy)].join('<br>');
}

/** The row of a criterion: its name, level of conformance, remarks and evidence. */
export function rowOf(number: string, name: string, claim: Claim, verdict: Verdict): string {
  const { here, shortfall, people } = claim;
  const remarks = [
    here,
    ...(shortfall === undefined ? [] : [`**Missing:** ${shortfall}`]),
    ...(people === undefined ? [] : [`**Left to people, nobody yet:** ${people}.`]),
    ...verdict.reasons.map((reason) => `**Note:** ${reason}`),
  ];
  const cells = [
    `[${number} ${name}](${addressOf(name)})`,
    verdict.level,
    remarks.join('<br>'),
    evidenceOf(claim, verdict),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** A table of such rows. */
export function tableOf(rows: readonly string[]): string {
  return ['| criterion | conformance | remarks | evidence |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
