import { runCommand, UsageError } from './programs/command';
import { addPortrait, portraitIds } from './portraits/addPortrait';

/** Reads `add <id> <photo>`, and writes the pictures of that person. */
async function portraits([verb, id, photo, ...rest]: readonly string[]): Promise<void> {
  if (verb !== 'add' || id === undefined || photo === undefined || rest.length > 0) {
    throw new UsageError('Write: npm run portraits -- add <id> photo.jpg, with an id of src/content/team.ts');
  }
  if (!portraitIds().includes(id)) {
    throw new UsageError(
      `${id}: no record has it. Add the person first (src/content/team.ts); there are ${portraitIds().join(', ')}`,
    );
  }
  for (const file of await addPortrait(id, photo)) console.log(file);
}

await runCommand(portraits);
