import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RouterLink } from './RouterLink';

const Self = styled(RouterLink)({
  color: 'inherit',
  textDecorationLine: 'none',
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.15em',
  '&:hover': { textDecorationLine: 'underline' },
});

/** A heading's words as a link to the heading itself, to copy or to share. */
export function HeadingLink({ id, children }: { id: string; children: ReactNode }) {
  return <Self to={{ hash: id }}>{children}</Self>;
}
