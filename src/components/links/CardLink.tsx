import Card, { type CardProps } from '@mui/material/Card';
import { CoveredBox } from './CoveredBox';

/** A card that is a link. The card clips its content, so the box around it shows the focus ring. */
export function CardLink(props: CardProps) {
  return (
    <CoveredBox sx={{ height: '100%' }}>
      <Card {...props} variant="link" />
    </CoveredBox>
  );
}
