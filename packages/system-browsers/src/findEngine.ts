import { existsSync } from 'node:fs';
import { type Capability, type EngineName, engines } from './engines';

export interface FoundEngine {
  name: EngineName;
  title: string;
  /** The executable. */
  path: string;
  /** Whose build it is, in words. */
  source: string;
  /** Whether Playwright alone cannot control it. */
  needsDriver: boolean;
  lacks: Readonly<Partial<Record<Capability, string>>>;
}

/** The browser to run an engine with: the one that its variable names, else Playwright's own, else the system's; undefined if there is none. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  const { title, variable, playwright, system, alongside, systemNeedsDriver, lacks } = engines[name];
  const systems = { name, title, needsDriver: systemNeedsDriver, lacks: lacks.system };

  const named = process.env[variable];
  if (named !== undefined && existsSync(named)) return { ...systems, path: named, source: variable };

  const own = playwright().find((candidate) => existsSync(candidate));
  if (own !== undefined) {
    return { name, title, path: own, source: 'Playwright’s own', needsDriver: false, lacks: lacks.playwright };
  }
  const path = system.find((candidate) => existsSync(candidate));
  const isComplete = alongside.every((files) => files.some((file) => existsSync(file)));
  return path !== undefined && isComplete ? { ...systems, path, source: 'the system’s' } : undefined;
}
