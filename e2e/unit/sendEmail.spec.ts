import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { sendEmail } from '../../src/email/sendEmail';

const payload = {
  fromEmail: 'a@b.example',
  fromName: 'Ada',
  content: 'An engine',
  to: 'c@d.example',
  from: 'e@f.example',
  subject: 'Hello',
};

/** A mail host that answers each path's request with the status that it names: `/500/api/sendEmail`. */
const test = base.extend<{ host: string; logged: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  host: async ({}, use) => {
    const server: Server = createServer(({ url = '' }, response) => {
      response.writeHead(Number(url.split('/')[1])).end();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  logged: async ({}, use) => {
    const log = console.error;
    const logged: string[] = [];
    console.error = (line: unknown) => logged.push(String(line));
    await use(logged);
    console.error = log;
  },
});

for (const status of [200, 202, 204]) {
  test(`an answer with ${status} is a success, whatever counts as one`, async ({ host, logged }) => {
    for (const acceptAnyResponse of [true, false])
      await sendEmail(payload, { mailHost: `${host}/${status}`, acceptAnyResponse });
    expect(logged).toEqual([]);
  });
}

for (const status of [400, 413, 429, 500, 503]) {
  const refusal = `The mail host answered with status ${status}`;

  test(`an answer with ${status} is a success where any answer is one, and a failure where only 2xx is`, async ({
    host,
    logged,
  }) => {
    const mailHost = `${host}/${status}`;
    await sendEmail(payload, { mailHost, acceptAnyResponse: true });
    expect(logged).toEqual([refusal]);
    await expect(sendEmail(payload, { mailHost, acceptAnyResponse: false })).rejects.toThrow(refusal);
  });
}

test('no answer is a failure, whatever counts as a success', async () => {
  for (const acceptAnyResponse of [true, false]) {
    await expect(sendEmail(payload, { mailHost: 'http://127.0.0.1:1', acceptAnyResponse })).rejects.toThrow();
  }
});
