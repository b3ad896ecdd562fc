import { type DrawnFile, textFile } from '../drawnFile';
import { inSchemes, mixed, type SchemedColor } from '../drawing/followScheme';
import { type Picture, pictureDrawing } from '../drawing/picture';
import { svgDocument } from '../drawing/shapes';
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

/** On a dark page pale blues would glare: there the ramp begins with its fourth step and runs to the same end. Apricot is that of dark pages. */
function schemedColors(site: SiteFacts): SchemedColor[] {
  const [s100, s200, s300, s400, s500, s600, s700, s800] = ownRamp(site);
  const { light, dark } = site.colors.secondary;
  return [
    { drawn: s100, light: s100, dark: s400 },
    { drawn: s200, light: s200, dark: mixed(s400, s500, 0.5) },
    { drawn: s300, light: s300, dark: s500 },
    { drawn: s400, light: s400, dark: mixed(s500, s600, 0.5) },
    { drawn: s500, light: s500, dark: s600 },
    { drawn: s600, light: s600, dark: mixed(s600, s700, 0.5) },
    { drawn: s700, light: s700, dark: mixed(s700, s800, 0.5) },
    { drawn: light, light, dark },
  ];
}

/** Draws the pictures of the education page: `public/images/education/<id>.svg`. */
export function drawEducation(site: SiteFacts): DrawnFile[] {
  const colors = schemedColors(site);
  return picturesOf(site).map(({ id, picture }) => {
    const drawing = inSchemes(pictureDrawing(picture), colors);
    return textFile(`public/images/education/${id}.svg`, svgDocument(300, 300, drawing));
  });
}
