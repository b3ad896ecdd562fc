import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { certificate, test as base } from '../program';
import { findProgram, freePort, listening } from '../programs';

/** A running IMAP server with one mailbox. */
interface Dovecot {
  port: number;
  deliver: (raw: string, folder: 'inbox' | 'spam') => void;
}

/** `nobody`: Dovecot refuses to read mails as root. */
const nobody = 65_534;

/** Dovecot in a new folder, as root or as any other user. */
function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo();
  const own = `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${gid}`;
  return `
protocols = imap
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = required
ssl_cert = <${certificate}
ssl_key = <${certificate}
${uid === 0 ? '' : own}
mail_uid = ${uid || nobody}
mail_gid = ${uid === 0 ? nobody : gid}
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = home=${folder}/home
}
namespace inbox {
  inbox = yes
  mailbox Unwanted {
    special_use = \\Junk
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${port}
  }
}`;
}

/** The test of the mail host, with an IMAP server next to it. */
export const test = base.extend<{ dovecot: Dovecot }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  dovecot: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
    const mailboxes = { inbox: 'mail', spam: 'mail/.Unwanted' } as const;
    chmodSync(folder, 0o755);
    for (const name of [
      'home',
      ...Object.values(mailboxes).flatMap((path) => ['', '/new', '/cur', '/tmp'].map((sub) => path + sub)),
    ]) {
      mkdirSync(join(folder, name), { recursive: true });
      if (userInfo().uid === 0) chownSync(join(folder, name), nobody, nobody);
    }
    const port = await freePort();
    writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port));
    const options = ['-F', '-c', join(folder, 'dovecot.conf')];
    const child = spawn(findProgram('dovecot-imapd') ?? '', options, { stdio: 'inherit' });
    const ended = once(child, 'close');
    await listening(port);
    await provide({
      port,
      deliver: (raw, kind) => {
        const file = join(folder, mailboxes[kind], 'new', `${Date.now()}.${randomUUID()}.localhost`);
        writeFileSync(file, raw, { mode: 0o644 });
        if (userInfo().uid === 0) chownSync(file, nobody, nobody);
      },
    });
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  },
});
