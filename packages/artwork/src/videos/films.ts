import { createHash } from 'node:crypto';
import { film as format, type Film } from './film';
import { pathableFilm } from './films/pathable';
import { prototypeApplyChangesFilm } from './films/prototypeApplyChanges';
import { prototypeConflictFilm } from './films/prototypeConflict';
import { sostenaFilm } from './films/sostena';
import { zcloudFilm } from './films/zcloud';
import { frameOf } from './frame';

/** Every film of the site. */
export const films: readonly Film[] = [
  pathableFilm,
  zcloudFilm,
  sostenaFilm,
  prototypeApplyChangesFilm,
  prototypeConflictFilm,
];

/** The frames of a film in order, each as an SVG document. */
export function framesOf(film: Film): string[] {
  const count = format.seconds * format.framesPerSecond;
  return Array.from({ length: count }, (_, index) => frameOf(film, index / format.framesPerSecond));
}

/** A fingerprint of what a film shows, the poster included: it changes with any of its frames. */
export function fingerprintOf(film: Film): string {
  const hash = createHash('sha256').update(frameOf(film, film.poster));
  for (const frame of framesOf(film)) hash.update(frame);
  return hash.digest('hex').slice(0, 16);
}
