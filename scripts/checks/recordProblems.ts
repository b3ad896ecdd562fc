import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/filesBelow';
import { mediaProblems, neededMedia } from './media';
import { siteRecords } from './records';
import { referenceProblems } from './references';

const readPublic = (name: string) => readFileSync(path.join('public', name), 'utf8');

/** Records of src/content that point at nothing, and pictures that they need and that are not there. */
export function recordProblems(): string[] {
  return [
    ...referenceProblems(siteRecords),
    ...mediaProblems(neededMedia(siteRecords), new Set(filesBelow('public')), readPublic),
  ];
}
