import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { TextSection } from '../content/longTexts';
import { layout } from '../theme/measures';
import { ProseSections } from '../components/ProseSections';
import { TextContents } from './TextContents';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlockStart: theme.spacing(5),
  paddingBlockEnd: layout.sectionSpace,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    paddingBlockStart: theme.spacing(8),
  },
  '@media print': { display: 'block' },
}));

interface TextBodyProps {
  prefix: string;
  sections: readonly TextSection[];
}

/** The running text of a plain page, with its table of contents beside it on wide screens. */
export function TextBody({ prefix, sections }: TextBodyProps) {
  return (
    <Container>
      <Columns>
        <TextContents prefix={prefix} sections={sections} />
        <ProseSections prefix={prefix} sections={sections} />
      </Columns>
    </Container>
  );
}
