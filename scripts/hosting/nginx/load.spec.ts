import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { wrkProgram } from '../nginxPrograms';
import { siteConfiguration, startNginx } from './nginx';

const brotli = 'Accept-Encoding: br';

/** Requests per second that a server bears, and how many of them failed. */
async function load(address: string, seconds: number, header: string): Promise<{ rate: number; errors: number }> {
  const wrk = spawn(wrkProgram(), ['-t', '2', '-c', '64', '-d', `${seconds}s`, '-H', header, address]);
  let said = '';
  wrk.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(wrk, 'close');
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1]);
  const failed = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0);
  return { rate, errors: failed.reduce((sum, count) => sum + Number(count), refused) };
}

test('it bears half a minute of load without an error', async () => {
  const site = await startNginx(siteConfiguration.http, siteConfiguration.server);
  // The same bytes as one file, by an nginx that knows nothing else.
  const plain = await startNginx('', 'sendfile on; tcp_nopush on;');
  const parts = [];
  // In turns: what else the machine does meanwhile weighs on both.
  for (let turn = 0; turn < 5; turn += 1) {
    parts.push({
      ours: await load(`${site.origin}/`, 6, brotli),
      control: await load(`${plain.origin}/index.html.br`, 3, brotli),
    });
  }
  await Promise.all([site.close(), plain.close()]);
  const middle = (rates: number[]) => rates.toSorted((a, b) => a - b)[2] ?? 0;
  const ours = middle(parts.map((part) => part.ours.rate));
  const control = middle(parts.map((part) => part.control.rate));
  const errors = parts.reduce((sum, part) => sum + part.ours.errors, 0);
  console.log(
    `${Math.round(ours)} requests per second, ${errors} errors; one file of the same size, plain: ${Math.round(control)}; ratio ${(ours / control).toFixed(2)}`,
  );
  expect(errors).toBe(0);
  expect(ours).toBeGreaterThan(0);
});
