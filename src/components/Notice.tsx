import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '../theme/measures';
import { MissingBlock } from './art/MissingBlock';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'center',
  paddingBlock: layout.sectionSpace,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(5),
}));

interface NoticeProps {
  /** The page's heading and what it says. */
  children: ReactNode;
  /** Ways on. */
  actions: ReactNode;
}

/** A page that stands for one that is not there or could not be shown. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <Container>
      <Columns>
        <div>
          {children}
          <Actions>{actions}</Actions>
        </div>
        <MissingBlock />
      </Columns>
    </Container>
  );
}
