import { parseArgs } from 'node:util';
import { originSetting } from '@nine-blocks/email-payload/environment';
import { askAll } from './askAll';

function originOf(text: string | undefined): string {
  const { data, error } = originSetting.safeParse(text);
  if (data !== undefined) return data;
  throw new TypeError(`${text ?? 'The address of the site'}: ${error?.issues[0]?.message ?? ''}`);
}

/** `npm run -w packages/mail-host uptime -- https://www.example.com --mail https://mail.example.com`: exit code 0 only when all answer well. */
async function uptime(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { mail: { type: 'string' } } });
  const site = originOf(positionals[0]);
  const mail = values.mail === undefined ? undefined : originOf(values.mail);
  for await (const { address, isUp, found } of askAll(site, mail)) {
    // What is well goes where cron can leave it out.
    (isUp ? console.log : console.error)(`${isUp ? 'up  ' : 'DOWN'} ${address} ${found}`);
    if (!isUp) process.exitCode = 1;
  }
}

uptime().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
