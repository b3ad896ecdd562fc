import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { TextSection } from '../content/longTexts';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { ProseSections } from '../components/ProseSections';
import { TextContents } from './TextContents';

const beside = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { md: columns(4, 8) },
  pt: { xs: 5, md: 8 },
  pb: layout.sectionSpace,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'block' },
} as const;

interface TextBodyProps {
  prefix: string;
  sections: readonly TextSection[];
}

/** The running text of a plain page, with its table of contents beside it on wide screens. */
export function TextBody({ prefix, sections }: TextBodyProps) {
  return (
    <Container>
      <Box sx={beside}>
        <TextContents prefix={prefix} sections={sections} />
        <ProseSections prefix={prefix} sections={sections} />
      </Box>
    </Container>
  );
}
