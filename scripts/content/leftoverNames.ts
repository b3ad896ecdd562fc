import { siteRecords } from '../checks/records';
import type { Leftover } from './leftover';
import { withoutEntry, withoutItem } from './sourceEntries';

/** Tags and technologies that stand in their lists alone. */
export function leftoverNames(): Leftover[] {
  const { caseStudies, services, heroTechnologies, tags, technologies } = siteRecords;
  const used = Object.values(caseStudies);
  const shown = new Set([
    ...heroTechnologies,
    ...used.flatMap((study): readonly string[] => study.techStack),
    ...Object.values(services).flatMap((service): readonly string[] => service.technologies),
  ]);
  const worn = new Set(used.flatMap((study): readonly string[] => study.tags));
  return [
    ...tags
      .filter((tag) => !worn.has(tag))
      .map((tag) => ({
        file: 'src/content/tags.ts',
        part: { name: tag, drop: (text: string) => withoutItem(text, tag) },
        because: 'no case study has this tag',
      })),
    ...technologies
      .filter((key) => !shown.has(key))
      .map((key) => ({
        file: 'src/content/technologies.ts',
        part: { name: key, drop: (text: string) => withoutEntry(text, 'technologies', key) },
        because: 'no case study and no service names it',
      })),
  ];
}
