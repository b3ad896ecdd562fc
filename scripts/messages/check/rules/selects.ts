import { selects } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';

/** Branches of a select that a translation lost, translated or added, and selects that became plain text. */
export const selectRule: MessageRule = ({ elements, source }) =>
  selects(source?.elements ?? []).flatMap((theirs): Finding[] => {
    const rule = 'select';
    const name = `{${theirs.value}, select, …}`;
    const ours = selects(elements).find(({ value }) => value === theirs.value);
    if (ours === undefined)
      return [{ rule, reason: `lost ${name}`, mend: `write ${name} with every branch of the source` }];
    const [wanted, found] = [Object.keys(theirs.options), Object.keys(ours.options)];
    return [
      ...wanted
        .filter((branch) => !found.includes(branch))
        .map((branch): Finding => ({ rule, reason: `${name} lost its branch “${branch}”`, mend: `add ${branch} {…}` })),
      ...found
        .filter((branch) => !wanted.includes(branch))
        .map((branch): Finding => ({
          rule,
          reason: `${name} has a branch “${branch}”, which the source has not`,
          mend: `names of branches are not translated: use ${wanted.join(', ')}`,
        })),
    ];
  });
