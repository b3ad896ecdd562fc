/** What took the pictures beside this file: another engine, version or system draws letters and edges otherwise. */
const pinned = { browser: 'chromium', major: '156', platform: 'linux' } as const;

interface Engine {
  browser: string;
  version: string;
  platform: string;
}

/** Why the stored pictures say nothing about this engine; undefined where they do. */
export function reasonNotToCompare({ browser, version, platform }: Engine): string | undefined {
  const major = version.split('.')[0];
  if (browser === pinned.browser && major === pinned.major && platform === pinned.platform) return undefined;
  const wanted = `${pinned.browser} ${pinned.major} on ${pinned.platform}`;
  return `Pictures are compared in ${wanted} only, and this is ${browser} ${version} on ${platform} (e2e/visual/pinnedEngine.ts)`;
}
