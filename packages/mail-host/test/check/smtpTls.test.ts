import { readFileSync } from 'node:fs';
import { smtpTls } from '../../src/check/smtpTls';
import { certificate, encrypted, expect, test } from '../program';

const pem = readFileSync(certificate);

test('trusted TLS is found, with STARTTLS or from the start, and anything else is named', async ({ startSmtp }) => {
  const starttls = { host: 'localhost', port: (await startSmtp(encrypted)).port, security: 'starttls' } as const;
  const { port } = await startSmtp({ ...encrypted, secure: true });
  for (const server of [starttls, { host: 'localhost', port, security: 'tls' } as const]) {
    expect(await smtpTls({ ...server, ca: pem })).toBeGreaterThan(0);
    await expect(smtpTls(server)).rejects.toThrow(/self.signed/i);
    await expect(smtpTls({ ...server, host: '127.0.0.1', ca: pem })).rejects.toThrow(/does not match/);
  }
  const plain = await startSmtp({});
  await expect(smtpTls({ ...starttls, port: plain.port })).rejects.toThrow(/STARTTLS/);
  await plain.close();
  await expect(smtpTls({ ...starttls, port: plain.port })).rejects.toThrow('ECONNREFUSED');
});

test('the command names a wrong setting and a wrong argument', async ({ start }) => {
  const bare = start({ SMTP_HOST: '' }, { file: 'check/check.ts' });
  expect(await bare.ended).toEqual([1, null]);
  expect(bare.output()).toContain('  SMTP_HOST=: is missing');
  const wrong = start({ SMTP_HOST: 'localhost' }, { file: 'check/check.ts', args: ['--address', 'mine'] });
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe('The mail check failed: --address mine: must be an IP address\n');
});
