import { runArtwork } from '@nine-blocks/artwork';
import { siteRecords } from './checks/records';
import { referenceProblems } from './checks/references';
import { caseStudySlugs } from '../src/content/caseStudies';
import { caseStudyRecords } from '../src/content/case-studies/records';
import { drawingSizes } from '../src/content/textSections';
import { educationItems } from '../src/content/pageLists';
import { team } from '../src/content/team';
import { technologies } from '../src/content/technologies';
import { wordmarkWidths } from '../src/components/art/wordmarkWidths';
import { accents, rampOf } from '../src/theme/accents';
import { brandColors, brandPath } from '../src/theme/brand';
import { colors } from '../src/theme/palette';

/** The drawn screens that the sections of a case study ask for, with their sizes. */
function screensOf(slug: (typeof caseStudySlugs)[number]) {
  return caseStudyRecords[slug].sections.flatMap(({ id, drawing }) =>
    drawing === undefined ? [] : [{ section: id, ...drawingSizes[drawing] }],
  );
}

/** The package that draws the pictures knows nothing of the site: this is all that it is told. */
const drawnSite = () => ({
  accents,
  colors,
  mark: { colors: brandColors, path: brandPath },
  caseStudies: caseStudySlugs.map((slug) => ({ slug, ramp: rampOf(slug), screens: screensOf(slug) })),
  educationItems,
  technologies: Object.keys(technologies),
  wordmarkWidths,
  team: team.map(({ id }) => id),
});

const problems = referenceProblems(siteRecords);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : await runArtwork(process.argv.slice(2), drawnSite());
