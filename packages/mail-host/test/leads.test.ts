import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle';
import { jsonOf, jsonPost, rightEnvironment } from './requests';
import { expect, test } from './program';
import { reply } from './smtpStub';

/** All content and all names of files in a folder. */
function allBytes(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return [...names, ...files.map((name) => readFileSync(join(folder, name), 'latin1'))].join('\n');
}

const program = bundle('src/leads.ts');

test('leads can be listed, shown, sent again and erased, with and without a running host', async ({
  start,
  smtp,
  folder,
}) => {
  const environment = { ...rightEnvironment, SMTP_PORT: String(smtp.port) };
  const leads = async (...args: string[]) => {
    const run = start(environment, { file: program, args });
    const [code] = await run.ended;
    return { code, said: run.output().trimEnd() };
  };
  smtp.beforeTaking = () => Promise.reject(reply(550));
  const host = start(environment);
  const url = `http://127.0.0.1:${await host.port}/api/sendEmail`;
  const post = async (changes: object) =>
    (await jsonOf<{ id: string }>(fetch(url, jsonPost({ ...samplePayload(), ...changes })))).id;
  const ada = await post({});
  const eve = await post({ fromEmail: 'eve@example.com', subject: 'Contact from Eve', fromName: 'Eve' });
  await expect
    .poll(async () => (await leads('list')).said.split('\n'))
    .toEqual([
      expect.stringMatching(`^${ada}  .*Z  sent 1×  mail refused .*\\(1 attempts, last EMESSAGE 550\\)$`),
      expect.stringMatching(`^${eve} `),
      '2 leads: 0 waiting, 2 refused; 0 files that cannot be read',
    ]);
  expect(JSON.parse((await leads('show', ada)).said)).toMatchObject({ id: ada, payload: samplePayload() });

  smtp.beforeTaking = () => Promise.resolve();
  expect(await leads('resend', eve)).toEqual({ code: 0, said: `${eve} is tried again now` });
  await expect.poll(() => smtp.taken.map(({ parsed }) => parsed.messageId)).toEqual([`<${eve}@example.com>`]);
  expect(await leads('resend', 'all')).toEqual({ code: 0, said: '1 leads are tried again now' });
  await expect.poll(() => smtp.taken.at(-1)?.parsed.messageId).toBe(`<${ada}@example.com>`);
  expect(await leads('forget', 'EVE@example.com')).toEqual({ code: 0, said: '1 erased' });
  expect(await leads('show', eve)).toEqual({ code: 1, said: `There is no lead ${eve}` });
  expect(allBytes(folder)).toContain('ada@example.com');
  expect(`${allBytes(folder)}${host.output()}`).not.toMatch(/eve@|from eve/iu);

  host.child.kill('SIGTERM');
  await host.ended;
  expect((await leads('show', ada)).said).toContain('"Ada"');
  expect(await leads('forget', 'ada@example.com')).toEqual({ code: 0, said: '1 erased' });
  expect(`${allBytes(folder)}${host.output()}`).not.toMatch(/ada@|from ada/iu);
  for (const args of [[], ['show'], ['resend', ada], ['unknown', 'x']]) expect((await leads(...args)).code).toBe(1);
});
