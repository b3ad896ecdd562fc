import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMailbox, type ReceivedMail } from './mailbox';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { summaryHtml } from '@nine-blocks/email-payload/summaryHtml';
import { jsonOf } from './testing/requests';
import { expect, test, type Site } from './testing/site';

function mails(site: Site, query = ''): Promise<ReceivedMail[]> {
  return jsonOf(site.fetch(`/__mailbox.json${query}`));
}

test('mails are listed newest first, for all or for one sender', async ({ site }) => {
  expect(await mails(site)).toEqual([]);
  for (const [fromEmail, subject] of [
    ['a+b@example.com', '1'],
    ['ab@example.com', '2'],
    ['a+b@example.com', '3'],
  ] as const) {
    await site.send(samplePayload({ fromEmail, subject }));
  }
  expect((await mails(site)).map(({ payload }) => payload.subject)).toEqual(['3', '2', '1']);
  const query = `?fromEmail=${encodeURIComponent('a+b@example.com')}`;
  expect((await mails(site, query)).map(({ payload }) => payload.subject)).toEqual(['3', '1']);
  expect(await mails(site, '?fromEmail=')).toEqual([]);

  const [newest] = await mails(site);
  expect(newest).toEqual({
    id: expect.any(String),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    payload: samplePayload({ fromEmail: 'a+b@example.com', subject: '3' }),
  });
});

test('an address with invisible signs is counted, kept and shown without them', async ({ site }) => {
  expect((await site.send(samplePayload({ fromEmail: '\u200E\u00A0ada@exam\u00ADple.com\u200F' }))).status).toBe(200);
  expect(await mails(site, '?fromEmail=ada@example.com')).toMatchObject([{ payload: samplePayload() }]);
  expect(await jsonOf(site.fetch('/__faults?fromEmail=ada@example.com'))).toMatchObject({ requests: 1 });
  expect(await (await site.fetch('/__mailbox')).text()).toContain('Ada &lt;ada@example.com&gt;');
  expect(site.logged).toEqual(['Mail from ada@example.com: Contact from Ada (ada@example.com)']);
});

test('the mailbox is emptied, for one sender or for all', async ({ site }) => {
  for (const fromEmail of ['a@example.com', 'b@example.com', 'c@example.com'])
    await site.send(samplePayload({ fromEmail }));
  expect((await site.fetch('/__mailbox.json?fromEmail=a@example.com', { method: 'DELETE' })).status).toBe(204);
  expect((await mails(site)).map(({ payload }) => payload.fromEmail)).toEqual(['c@example.com', 'b@example.com']);
  expect((await site.fetch('/__mailbox.json', { method: 'DELETE' })).status).toBe(204);
  expect(await mails(site)).toEqual([]);
  expect(await readdir(site.mailbox)).toEqual([]);
});

test('mails of the same moment keep their order, and no half-written file is left', async ({ folder }) => {
  const mailbox = createMailbox(join(folder, 'deep', 'mailbox'));
  await Promise.all(Array.from({ length: 50 }, (_, index) => mailbox.store(samplePayload({ subject: `${index}` }))));
  const subjects = (await mailbox.list()).map(({ payload }) => Number(payload.subject));
  expect(subjects).toEqual(Array.from({ length: 50 }, (_, index) => 49 - index));
  expect((await readdir(join(folder, 'deep', 'mailbox'))).every((name) => name.endsWith('Z-' + name.slice(-17)))).toBe(
    true,
  );
});

test('strange files in the folder are left alone', async ({ site }) => {
  await site.send(samplePayload());
  const strange = {
    'notes.txt': 'mine',
    '20260101T000000000Z-0123456789ab.json': '{"half":',
    '20260101T000000000Z-0123456789ac.json': '{}',
  };
  for (const [name, text] of Object.entries(strange)) await writeFile(join(site.mailbox, name), text);
  expect(await mails(site)).toHaveLength(1);
  expect((await site.fetch('/__mailbox')).status).toBe(200);
  await site.fetch('/__mailbox.json', { method: 'DELETE' });
  expect((await readdir(site.mailbox)).toSorted()).toEqual(Object.keys(strange).toSorted());
});

test('the page shows every mail as text, and a referral’s summary in a frame that can do nothing', async ({ site }) => {
  const empty = await (await site.fetch('/__mailbox')).text();
  expect(empty).toContain('No mail has arrived yet.');
  const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;`;
  await site.send(
    samplePayload({
      fromName: evil,
      to: evil,
      from: evil,
      subject: evil,
      content: evil,
    }),
  );
  await site.send(samplePayload({ content: summaryHtml({ heading: evil, contact: [[evil, evil]], texts: [] }) }));
  await site.send(samplePayload({ fromEmail: 'bob@example.com', content: 'Plain words\nin two lines, 1 < 2' }));

  const answer = await site.fetch('/__mailbox');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(page).not.toMatch(/<script|<img/);
  expect(page.match(/<iframe sandbox="" title="[^"<>]*" srcdoc="[^"<>]*">/g)).toHaveLength(1);
  expect(page.match(/<pre>[^<>]*<\/pre>/g)).toHaveLength(3);
  expect(page.match(/<article aria-labelledby="([^"]+)">\n<h2 id="\1">/g)).toHaveLength(3);
  expect(page).toContain('3 mails, newest first.');
  expect(page).toContain('in two lines, 1 &lt; 2');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(await (await site.fetch('/__mailbox?fromEmail=bob@example.com')).text()).toContain('1 mail, newest first.');
});
