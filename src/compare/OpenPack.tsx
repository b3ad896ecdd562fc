import Button from '@mui/material/Button';
import { Message } from '../i18n/Message';
import { RouterLink } from '../components/links/RouterLink';
import { type CompareQuery, compareSearch } from './compareQuery';

/** A link to the pack of the chosen case studies. */
export function OpenPack({ query, size }: { query: CompareQuery; size: 'medium' | 'small' }) {
  return (
    <Button
      component={RouterLink}
      to={{ search: compareSearch({ ...query, pack: true }) }}
      variant="contained"
      size={size}
    >
      <Message id="compare.pack.open" />
    </Button>
  );
}
