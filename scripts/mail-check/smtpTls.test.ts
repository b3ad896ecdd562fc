import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test as base } from '../server/testing/program';
import { expect, test as mailHost } from '../../packages/mail-host/test/host';
import { smtpTls } from './smtpTls';

const pem = readFileSync('packages/mail-host/test/localhost.pem');
const encrypted = { key: pem, cert: pem, disabledCommands: [] };

mailHost(
  'TLS of a server is seen, asked for or from the start, with whether its certificate is believed',
  async ({ startSmtp }) => {
    const [starttls, tls] = [await startSmtp(encrypted), await startSmtp({ ...encrypted, secure: true })];
    for (const [security, { port }] of [
      ['starttls', starttls],
      ['tls', tls],
    ] as const) {
      const server = { host: 'localhost', port, security };
      expect(await smtpTls({ ...server, ca: pem })).toEqual({
        protocol: 'TLSv1.3',
        problem: undefined,
        daysLeft: expect.any(Number),
      });
      expect(await smtpTls(server)).toMatchObject({ problem: expect.stringMatching(/self.signed/i) });
      expect(await smtpTls({ ...server, host: '127.0.0.1', ca: pem })).toMatchObject({ problem: expect.any(String) });
    }
  },
);

mailHost('what keeps TLS from being spoken is said', async ({ startSmtp }) => {
  const plain = await startSmtp({});
  await expect(smtpTls({ host: 'localhost', port: plain.port, security: 'starttls' })).rejects.toThrow(
    /it said “5\d\d/,
  );
  const closing = createServer((socket) => socket.end());
  await once(closing.listen(0, '127.0.0.1'), 'listening');
  const server = { host: '127.0.0.1', port: (closing.address() as AddressInfo).port, security: 'starttls' } as const;
  await expect(smtpTls(server)).rejects.toThrow('it closed the connection');
  closing.close();
  await expect(smtpTls(server)).rejects.toThrow('ECONNREFUSED');
});

base('the command names what it lacks', async ({ start }) => {
  const here = process.cwd();
  const bare = start('scripts/mail-check/check.ts', { SMTP_HOST: '' }, [], here);
  const wrong = start('scripts/mail-check/check.ts', { SMTP_HOST: 'localhost' }, ['--address', 'mine'], here);
  expect(await bare.ended).toEqual([1, null]);
  expect(bare.output()).toContain('  SMTP_HOST=: is missing');
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe('The mail check failed: --address mine: must be an IP address\n');
});
