import Stack from '@mui/material/Stack';
import type { StudyCard } from '../../content/study';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** Case studies below each other, each with its featured image large. */
export function LargeCaseStudies({ studies }: { studies: readonly StudyCard[] }) {
  return (
    <Stack component="ul" role="list" spacing={3}>
      {studies.map((study) => (
        <li key={study.slug}>
          <LargeCaseStudyCard study={study} wide />
        </li>
      ))}
    </Stack>
  );
}
