import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPage } from '../../../scripts/server/findPage';
import { cacheControl } from '../../../scripts/hosting/headerTable';
import { mediaTypeOf } from '../../../scripts/hosting/mediaTypes';
import { portOf } from '../../../scripts/server/listen';
import { createMailEndpoint } from '../../../scripts/server/mailEndpoint';
import { parseTarget } from '../../../scripts/server/requestTarget';

/** A host on which one build of the site replaces another. */
export interface Host {
  origin: string;
  /** From now on only this build is there; every name with a hash in it is another one. The first is A. */
  deploy: (build: 'A' | 'B' | 'C') => void;
  /** From now on the files with a hash of a build stay when another replaces it, as `npm run deploy:keep` has it. */
  keepOldFiles: () => void;
  /** How the host answers what is gone: as it should, or with a page and status 200, as hosts of single-page apps do. */
  answerMissingWith: (status: 200 | 404) => void;
  close: () => void;
}

const root = resolve('dist');

/** Every hash in a name of the build under test: of its scripts, and of its words. */
const hashes = [
  ...readdirSync(`${root}/assets`).flatMap((name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? []),
  ...readdirSync(`${root}/assets/messages`),
];

/** What a hash is in a build that differs in everything. */
const inBuild = (build: string, hash: string) =>
  createHash('sha256')
    .update(build + hash)
    .digest('hex')
    .slice(0, 10);

/** A build by other names is none that hashes of its files know: neither a policy nor an `integrity` may look at it. */
const withoutHashes = (text: string) =>
  text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replaceAll(/sha256-[\w+/]{43}=/g, '');

const anyHash = new RegExp(hashes.join('|'), 'g');

/** Starts a host with the built site, under names of its own for each build, and a mail endpoint that keeps mails in `mailFolder`. */
export async function createHost(mailFolder: string): Promise<Host> {
  let build = 'A';
  let kept: string[] = [];
  let keeps = false;
  let missing: 200 | 404 = 404;
  const mail = createMailEndpoint({ folder: mailFolder, log: () => {} });

  async function answer(url: string, res: ServerResponse) {
    const { path = '/', segments = [] } = parseTarget(url) ?? {};
    const owner = kept.find((old) => hashes.some((hash) => path.includes(inBuild(old, hash)))) ?? build;
    const original = hashes.find((hash) => path.includes(inBuild(owner, hash)));
    const isHashed = /\.[0-9a-f]{8}\.js$|\/messages\//.test(path);
    const asked = segments.map((part) =>
      original === undefined ? part : part.replace(inBuild(owner, original), original),
    );
    const found = isHashed && original === undefined ? undefined : await findPage(root, asked.filter(Boolean));
    const name = found ?? 'index.html';
    const bytes = await readFile(`${root}/${name}`);
    const isText = /\.(?:html|js)$/.test(name);
    res.writeHead(found === undefined ? missing : 200, {
      'Content-Type': mediaTypeOf(name),
      'Cache-Control': cacheControl(`/${found}`),
      'X-Content-Type-Options': 'nosniff',
    });
    res.end(isText ? withoutHashes(bytes.toString()).replaceAll(anyHash, (hash) => inBuild(owner, hash)) : bytes);
  }

  const server = createServer((req, res) => {
    mail(req, res, () => void answer(req.url ?? '/', res));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    keepOldFiles: () => {
      keeps = true;
    },
    deploy: (next) => {
      if (keeps) kept = [...kept, build];
      build = next;
    },
    answerMissingWith: (status) => {
      missing = status;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
