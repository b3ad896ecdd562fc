import Stack from '@mui/material/Stack';
import type { StudyCard } from '../../content/study';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** Case studies below each other, each with its featured image large. */
export function LargeCaseStudies({ caseStudies }: { caseStudies: readonly StudyCard[] }) {
  return (
    <Stack component="ul" role="list" spacing={3}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug}>
          <LargeCaseStudyCard caseStudy={caseStudy} wide />
        </li>
      ))}
    </Stack>
  );
}
