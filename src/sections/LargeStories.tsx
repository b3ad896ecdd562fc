import { styled } from '@mui/material/styles';
import type { StudyCard } from '../content/study';
import { FeatureCard } from './FeatureCard';

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** Case studies below each other, each with its featured image large. */
export function LargeStories({ studies }: { studies: readonly StudyCard[] }) {
  return (
    <Cards role="list">
      {studies.map((study) => (
        <li key={study.slug}>
          <FeatureCard study={study} wide />
        </li>
      ))}
    </Cards>
  );
}
