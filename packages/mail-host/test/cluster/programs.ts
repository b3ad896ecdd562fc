import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's package puts PostgreSQL, a folder for each version. */
const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, undefined where there is none. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin', '/usr/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** The path of nginx, undefined where there is none. */
export function nginxPath(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
}
