import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';

/** Replaces texts of a file; throws where there is no such text, since the guide promises it. */
export function edit(
  copy: ProjectCopy,
  file: string,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
) {
  let text = copy.read(file);
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}: adapt e2e/owner/steps.ts to today's file`);
    text = changed;
  }
  copy.write(file, text);
}
