import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSmtp } from '../../src/delivery/smtp';
import { createMailHost } from '../../src/mailHost';
import { openFilesOutbox } from '../../src/outbox/filesOutbox';
import { parseMailHostSettings } from '../../src/settings';
import { type CrashPoint, crashDisk } from './crashDisk';

// Runs the mail host, which kills itself at the point in its argument.
const settings = parseMailHostSettings(process.env);
const disk = crashDisk(JSON.parse(process.argv[2] ?? '') as CrashPoint);
const { outbox } = await openFilesOutbox({ folder: settings.outbox, channels: ['mail'], disk });
const { server } = createMailHost(settings, outbox, createSmtp(settings.smtp), () => undefined);
await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`"port":${(server.address() as AddressInfo).port}\n`);
