import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSmtp } from '../src/delivery/smtp';
import { createMailHost } from '../src/mailHost';
import { disk } from '../src/outbox/disk';
import { openFilesOutbox } from '../src/outbox/filesOutbox';
import { parseMailHostSettings } from '../src/settings';
import { type CrashPoint, crashDisk } from './crash/crashDisk';

const nothing = () => Promise.resolve();

// The mail host as a program on a disk that its argument describes: one on which it kills itself at a point, or one that nobody waits for.
const settings = parseMailHostSettings(process.env);
const [, , kind = ''] = process.argv;
const other =
  kind === 'careless' ? { ...disk, sync: nothing, syncFolder: nothing } : crashDisk(JSON.parse(kind) as CrashPoint);
const { outbox } = await openFilesOutbox({ folder: settings.outbox, channels: ['mail'], disk: other });
const { server } = createMailHost(settings, outbox, createSmtp(settings.smtp), () => undefined);
await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`"port":${(server.address() as AddressInfo).port}\n`);
