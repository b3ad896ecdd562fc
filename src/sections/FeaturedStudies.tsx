import { styled } from '@mui/material/styles';
import { use } from 'react';
import { featuredCaseStudies, slugOfId } from '../content/caseStudies';
import { WholePageContext } from '../components/Later';
import { FeatureCard } from './FeatureCard';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
}));

/** The featured studies with large images (docs/requirements.md, 4): one over the whole width, the others below it and the first screen. */
export function FeaturedStudies() {
  const isWhole = use(WholePageContext);
  return (
    <Cards role="list">
      {featuredCaseStudies.slice(0, isWhole ? undefined : 1).map((id, index) => (
        <li key={id}>
          <FeatureCard slug={slugOfId(id)} wide={index === 0} eager={index === 0} />
        </li>
      ))}
    </Cards>
  );
}
