import { readArguments, runCommand, UsageError } from '../programs/command';
import { keepAssets } from './keepAssets';

await runCommand(async (args) => {
  const { from } = readArguments({ args: [...args], options: { from: { type: 'string' } } }).values;
  if (from === undefined)
    throw new UsageError('Name the live site: npm run deploy:keep -- --from https://www.example.com');
  console.log(await keepAssets('dist', new URL(from).origin, new Date()));
});
