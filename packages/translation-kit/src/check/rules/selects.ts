import { selects } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import type { MessageRule } from '../message';

/** Branches of a select that a translation lost, translated or added, and selects that became plain text. */
export const selectRule: MessageRule = ({ elements, source }) =>
  selects(source?.elements ?? []).flatMap((theirs): Finding[] => {
    const rule = 'select';
    const name = `{${theirs.value}, select, …}`;
    const ours = selects(elements).find(({ value }) => value === theirs.value);
    if (ours === undefined) {
      return [{ rule, reason: `lost ${name}`, fix: `write ${name} with every branch of the source` }];
    }
    const [wanted, found] = [Object.keys(theirs.options), Object.keys(ours.options)];
    const lost = wanted.filter((branch) => !found.includes(branch));
    const added = found.filter((branch) => !wanted.includes(branch));
    const fix = `names of branches are not translated: use ${wanted.join(', ')}`;
    return [
      ...lost.map((branch): Finding => ({
        rule,
        reason: `${name} lost its branch “${branch}”`,
        fix: `add ${branch} {…}`,
      })),
      ...added.map((branch): Finding => {
        return { rule, reason: `${name} has a branch “${branch}”, which the source does not have`, fix };
      }),
    ];
  });
