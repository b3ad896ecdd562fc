import { test as base } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../copyProject';

export type { ProjectCopy };

export const test = base.extend<{ copy: ProjectCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  copy: async ({}, provide) => {
    const copy = copyProject();
    await provide(copy);
    copy.remove();
  },
});

/** The same with a whole copy: all files, and the copy's own packages. */
export const wholeCopy = base.extend<{ copy: ProjectCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  copy: async ({}, provide) => {
    const copy = copyProject({ whole: true });
    await provide(copy);
    copy.remove();
  },
});
