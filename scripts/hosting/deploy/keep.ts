import { parseArgs } from 'node:util';
import { keepAssets } from './keepAssets';
import { liveSite } from './liveSite';

function numberOf(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--${name} ${text}: must be a number from 1 to 9999`);
  return Number(text);
}

/** `npm run deploy:keep -- --from https://www.example.com`: the files of earlier builds join `dist/`. */
async function keep(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      days: { type: 'string', default: '30' },
      builds: { type: 'string', default: '20' },
    },
  });
  if (values.from === undefined) {
    throw new Error('Say where the last deploy is: --from https://www.example.com, or --from <its folder>');
  }
  const limits = { days: numberOf('days', values.days), builds: numberOf('builds', values.builds) };
  console.log(await keepAssets('dist', liveSite(values.from), limits));
}

keep().catch((error: unknown) => {
  console.error(`No earlier files were kept. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
