import Card, { type CardProps } from '@mui/material/Card';
import { CoveredBox } from './CoveredBox';

/** A card that is one link as a whole. The card cuts its pictures off, so the ring of the link's focus is the box's around it. */
export function CardLink(props: CardProps) {
  return (
    <CoveredBox sx={{ height: '100%' }}>
      <Card {...props} variant="link" />
    </CoveredBox>
  );
}
