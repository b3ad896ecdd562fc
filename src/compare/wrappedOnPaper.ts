import type { CaseStudySlug } from '../content/caseStudies';
import { accentColor } from '../content/case-studies/accents';

/** More case studies than fit next to each other on paper, where there was no script to choose with: five in a row, each under its name, which has its color. The covers come first. */
export const wrappedOnPaper = (slugs: readonly CaseStudySlug[]) => ({
  fontSize: '8pt',
  '&, & thead, & tbody, & caption': { display: 'block' },
  '& thead th': { display: 'grid', gridTemplateColumns: '13mm minmax(0, 1fr)', columnGap: '2mm', mb: '2mm' },
  '& thead th:first-of-type': { display: 'none' },
  '& thead th > *': { width: 'auto', m: 0, paddingBlock: 0, border: 0 },
  '& thead th *': { fontSize: '7.5pt', lineHeight: 1.2 },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& th[scope="row"]': {
    gridColumn: '1 / -1',
    paddingBlock: '4px',
    fontSize: '11pt',
    fontWeight: 600,
    backgroundColor: '#eee',
    color: '#000',
  },
  '& td': { paddingBlock: '4px' },
  '& td::before': {
    content: 'attr(data-study)',
    display: 'block',
    mb: 0.25,
    paddingInlineStart: '1.5mm',
    borderInlineStart: '2.5mm solid',
    fontWeight: 600,
    lineHeight: 1.1,
  },
  ...Object.fromEntries(
    slugs.map((slug, index) => [`& td:nth-of-type(${index + 1})::before`, { borderColor: accentColor(slug) }]),
  ),
});
