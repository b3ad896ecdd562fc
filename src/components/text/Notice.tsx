import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { Blocks } from '../art/Blocks';

interface NoticeProps {
  /** The page's heading and what it says. */
  children: ReactNode;
  /** Ways on. */
  actions: ReactNode;
}

/** A page in place of one that is not there or could not be shown. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <Container>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: `${columns(1)} auto` },
          gap: 6,
          alignItems: 'center',
          paddingBlock: layout.sectionSpace,
          pr: 6,
        }}
      >
        <div>
          {children}
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2, mt: 5 }}>
            {actions}
          </Stack>
        </div>
        <Blocks loose width={240} />
      </Box>
    </Container>
  );
}
