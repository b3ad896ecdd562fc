import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
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
  /** Names of its sections: parts of message ids and the fragments of their headings. */
  ids: readonly string[];
}

/** The running text of a plain page, with its table of contents beside it on wide screens. */
export function TextBody({ prefix, ids }: TextBodyProps) {
  return (
    <Container>
      <Columns>
        <TextContents prefix={prefix} ids={ids} />
        <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} />
      </Columns>
    </Container>
  );
}
