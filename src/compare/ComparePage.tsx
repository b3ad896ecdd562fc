import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../loading/lazyComponent';
import { Text } from '../components/text/Text';
import { columns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { island } from '../hydration/island';
import { useAfterHydration } from '../hydration/useHydrated';
import { readCompareQuery } from './compareQuery';

const Comparison = island(async () => (await import(/* webpackChunkName: "comparison" */ './Comparison')).Comparison);

/** The same element at every rendering: React discards the HTML of an island that is rendered again before it is hydrated. */
const comparison = <Comparison />;

const pack = lazyComponent(async () => (await import(/* webpackChunkName: "pack" */ './pack/Pack')).Pack);

const hero = {
  pt: { xs: 5, md: 8 },
  pb: { xs: 4, md: 6 },
  display: 'grid',
  gridTemplateColumns: { lg: columns(7, 5) },
  columnGap: 3,
  rowGap: 2.5,
} as const;

/** The comparison of case studies, or the pack: the same as a document to print. */
export default function ComparePage() {
  const { search } = useLocation();
  const query = readCompareQuery(new URLSearchParams(useAfterHydration(search, '')));
  if (query.pack) {
    return (
      <Suspense fallback={null}>
        <pack.Component query={query} />
      </Suspense>
    );
  }
  return (
    <>
      <Container className={printClasses.flush} sx={hero}>
        <Text message="compare.hero.title" variant="h1" sx={{ maxWidth: '20ch' }} />
        <Text message="compare.hero.lead" variant="lead" color="textSecondary" sx={{ maxWidth: '60ch' }} />
      </Container>
      {comparison}
    </>
  );
}
