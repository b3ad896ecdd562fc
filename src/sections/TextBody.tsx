import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TextSection } from '../content/longTexts';
import { layout } from '../theme/measures';
import { ProseSections } from '../ui/ProseSections';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  paddingBlockEnd: layout.sectionSpace,
}));

interface TextBodyProps {
  prefix: string;
  sections: readonly TextSection[];
  first?: ReactNode;
}

/** The running text of a plain page. */
export function TextBody({ prefix, sections, first }: TextBodyProps) {
  return (
    <Container>
      <Body>
        {first}
        <ProseSections prefix={prefix} sections={sections} />
      </Body>
    </Container>
  );
}
