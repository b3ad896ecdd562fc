import { existsSync } from 'node:fs';

/** A program that a test needs and npm does not have: where it may be, and Debian's packages that bring it. */
export interface Program {
  title: string;
  paths: readonly string[];
  packages: readonly string[];
}

/** The path of a program, undefined where there is none. */
export const findProgram = ({ paths }: Program) => paths.find((path) => existsSync(path));
