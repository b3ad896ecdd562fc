import { existsSync } from 'node:fs';
import { type EngineName, engines, type Lacks } from './engines';

export interface FoundEngine {
  name: EngineName;
  title: string;
  /** The executable. */
  path: string;
  /** Whose build it is, in words. */
  source: string;
  /** Whether it is not Playwright's own build: of Firefox and WebKit, Playwright alone can control only that. */
  isSystems: boolean;
  lacks: Lacks;
}

/** The browser to run an engine with: the one that its variable names, else Playwright's own, else the system's; undefined if there is none. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  const { title, variable, playwright, system, alongside, lacks, systemLacks } = engines[name];
  const systems = { name, title, isSystems: true, lacks: { ...lacks, ...systemLacks } };

  const named = process.env[variable];
  if (named !== undefined && existsSync(named)) return { ...systems, path: named, source: variable };

  const own = playwright().find((candidate) => existsSync(candidate));
  if (own !== undefined) return { name, title, path: own, source: 'Playwright’s own', isSystems: false, lacks };

  const path = system.find((candidate) => existsSync(candidate));
  const isComplete = alongside.every((files) => files.some((file) => existsSync(file)));
  return path !== undefined && isComplete ? { ...systems, path, source: 'the system’s' } : undefined;
}
