import { addScreen, isScreenPicture } from './pictures/addScreen';
import { runCommand, UsageError } from './programs/command';

const usage =
  'Write: npm run screens -- add <slug>-<screen> screenshot.png [slab=slab.png phone=phone.png card=card.png …]';

/** Reads `add <slug>-<screen> <screenshot>` and screenshots for single pictures, and writes all pictures of that screen. */
async function screens([verb, name, whole, ...more]: readonly string[]): Promise<void> {
  if (verb !== 'add' || name === undefined || whole === undefined) throw new UsageError(usage);
  const own = more.map((text) => text.split('=') as [picture: string, file: string]);
  if (own.some(([picture, file]) => !isScreenPicture(picture) || file === undefined)) throw new UsageError(usage);
  for (const file of await addScreen(name, { whole, ...Object.fromEntries(own) })) console.log(file);
}

await runCommand(screens);
