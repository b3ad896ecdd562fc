import { addresses, company } from '../../src/content/company';
import { team } from '../../src/content/team';
import { colors } from '../../src/theme/palette';
import blueHarbor from './blueHarbor.json' with { type: 'json' };

const { answers, people, removed } = blueHarbor;

const kept = new Set(['#ffffff', '#000000']);

/** Signs of the old company, which no published file may have: names, hosts, people who are gone, colors that follow from its own. */
export function oldSigns(): readonly string[] {
  const hosts = [addresses.siteUrl, ...Object.values(company.links)].map((address) => new URL(address).host);
  const gone = new Set<string>([...people.replaced.map(({ id }) => id), people.removed]);
  const names = team.filter(({ id }) => gone.has(id)).flatMap(({ id, name }) => [id, name]);
  const owned = (['primary', 'primaryStrong', 'primarySoft', 'band', 'bandButton', 'secondary'] as const)
    .flatMap((name) => Object.values(colors[name]))
    .map((color) => color.toLowerCase())
    .filter((color) => !kept.has(color));
  const paths = [...removed.caseStudies.map((slug) => `case-studies/${slug}`), `services/${removed.service}`];
  return [...new Set([company.name, company.product, 'nine-blocks', ...hosts, ...names, ...owned, ...paths])].filter(
    // Networks where both companies are have the same host.
    (sign) => Object.values(answers).every((answer) => !answer.includes(sign)),
  );
}

/** The signs that a file of the site has, a line each. Pictures of pixels and compressed copies of other files are not read. */
export function leftIn(name: string, bytes: Buffer, signs: readonly string[]): string[] {
  if (/\.(?:avif|webp|png|ico|woff2|mp4|webm|br|gz)$/.test(name)) return [];
  // The color after a variable is for the editor of a drawing alone (docs/adding.md).
  const text = bytes.toString().replaceAll(/(?<=var\(--[\w-]+), ?#[\da-f]{6}(?=\))/gi, '');
  const lower = text.toLowerCase();
  return signs
    .filter((sign) => (sign.startsWith('#') ? lower.includes(sign) : text.includes(sign)))
    .map((sign) => `${name}: ${sign}`);
}
