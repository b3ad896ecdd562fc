import { findProgram, type Program } from '../programs/findProgram';

const [nginx, brotli, wrk] = [
  { title: 'nginx', paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'], packages: ['nginx-light'] },
  {
    title: 'its module for brotli',
    paths: ['/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'],
    packages: ['libnginx-mod-http-brotli-static'],
  },
  { title: 'wrk', paths: ['/usr/bin/wrk', '/usr/local/bin/wrk'], packages: ['wrk'] },
] as const satisfies readonly Program[];

/** Everything that `npm run test:nginx` needs. */
export const nginxPrograms: readonly Program[] = [nginx, brotli, wrk];

function programOf(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`There is no ${program.title}: npm run test:nginx says how to get it`);
  return path;
}

/** The path of nginx. Throws where there is none. */
export const nginxProgram = () => programOf(nginx);

/** The path of wrk. Throws where there is none. */
export const wrkProgram = () => programOf(wrk);
