import { caseStudySlugs } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { missingOwner } from '../checks/messageOwners';
import { below, type Leftover, read } from './leftover';
import { noService } from './leftoverServices';
import { noStudy } from './leftoverStudies';

const studies: readonly string[] = caseStudySlugs;

/** Words of case studies and services that are gone, and messages of tags, people, menus and questions that are gone. */
export function leftoverWords(): Leftover[] {
  return below('locales').flatMap((file): Leftover[] => {
    const [, kind, slug = ''] = /^locales\/[^/]+\/(case-studies|services)\/(.+)\.json$/.exec(file) ?? [];
    if (kind === 'case-studies') return studies.includes(slug) ? [] : [{ file, because: noStudy }];
    if (kind === 'services') return serviceSlugs.some((one) => one === slug) ? [] : [{ file, because: noService }];
    if (!/^locales\/[^/]+\/(?:common|compare|home|referral|tags|team)\.json$/.test(file)) return [];
    return Object.keys(JSON.parse(read(file)) as object).flatMap((key) => {
      const missing = missingOwner(key);
      if (missing === undefined) return [];
      return [
        {
          file,
          part: { name: key, drop: (text) => withoutMessage(text, key) },
          because: `${missing.where} has no “${missing.name}”`,
        },
      ];
    });
  });
}

function withoutMessage(text: string, key: string): string {
  const messages = Object.entries(JSON.parse(text) as object).filter(([name]) => name !== key);
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}
