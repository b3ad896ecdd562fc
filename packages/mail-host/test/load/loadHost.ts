import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSmtp } from '../../src/delivery/smtp';
import { createMailHost } from '../../src/mailHost';
import { disk } from '../../src/outbox/disk';
import { openFilesOutbox } from '../../src/outbox/filesOutbox';
import { openOutbox } from '../../src/outbox/openOutbox';
import { parseMailHostSettings } from '../../src/settings';

const nothing = () => Promise.resolve();
const log = () => undefined;

// The mail host as a program, in its usual way or, for comparison, without waiting for the disk.
const settings = parseMailHostSettings(process.env);
const careless = { ...disk, sync: nothing, syncFolder: nothing };
const outbox =
  process.argv[2] === 'careless'
    ? (await openFilesOutbox({ folder: settings.outbox, channels: ['mail'], disk: careless })).outbox
    : await openOutbox(settings, log);
const { server } = createMailHost(settings, outbox, createSmtp(settings.smtp), log);
await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
