import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { below, type Leftover } from './leftover';

/** Pictures and videos that no record names. */
export function leftoverPictures(): Leftover[] {
  const needed = new Set(neededMedia(siteRecords).map(({ file }) => file));
  return [
    ...['covers', 'drawings', 'portraits', 'screens', 'tech'].flatMap((folder) => below(`public/images/${folder}`)),
    ...below('public/videos'),
  ]
    .filter((file) => !needed.has(file.replace('public/', '')))
    .map((file) => ({ file, because: 'no record names it' }));
}
