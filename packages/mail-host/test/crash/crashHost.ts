import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSmtp } from '../../src/delivery/smtp';
import { createLog } from '../../src/log';
import { createMailHost } from '../../src/mailHost';
import { openFilesOutbox } from '../../src/outbox/filesOutbox';
import { parseMailHostSettings } from '../../src/settings';
import { type CrashPoint, crashDisk } from './crashDisk';

// The mail host as a program that kills itself where its argument says.
const settings = parseMailHostSettings(process.env);
const point = JSON.parse(process.argv[2] ?? '') as CrashPoint;
const { outbox } = await openFilesOutbox({ folder: settings.outbox, channels: ['mail'], disk: crashDisk(point) });
const log = createLog(() => undefined);
const { server } = createMailHost(settings, outbox, createSmtp(settings.smtp), log);
await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
