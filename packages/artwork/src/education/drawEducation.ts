import { type DrawnFile, textFile } from '../drawnFile';
import { type Picture, pictureSvg } from '../drawing/picture';
import { ownRamp } from '../drawing/ownRamp';
import { stepsOf } from '../drawing/steps';
import type { SiteFacts } from '../siteFacts';
import { educationPictures } from './educationPictures';

/** The picture of every place where the company teaches, in the order of the site. Throws where one is missing. */
export function picturesOf(site: SiteFacts): { id: string; picture: Picture }[] {
  const pictures = educationPictures(stepsOf(ownRamp(site)), site.colors.secondary.light);
  return site.educationItems.map((id) => {
    const picture = pictures[id];
    if (picture === undefined) throw new Error(`packages/artwork/src/education: there is no picture of ${id}`);
    return { id, picture };
  });
}

/** Draws the pictures of the education page: `public/images/education/<id>.svg`. */
export function drawEducation(site: SiteFacts): DrawnFile[] {
  return picturesOf(site).map(({ id, picture }) => textFile(`public/images/education/${id}.svg`, pictureSvg(picture)));
}
