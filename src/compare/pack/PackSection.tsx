import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { Numeral } from '../../components/text/Numeral';
import { Text } from '../../components/text/Text';

/** The part's number in a block, which hangs from the line above the part. */
const numeral = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.5em',
  height: '2.5em',
  fontWeight: 'fontWeightBold',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  border: forcedEdge,
} as const;

const part = {
  position: 'relative',
  counterIncrement: 'step',
  mt: { xs: 8, md: 10 },
  borderTop: 3,
  borderColor: 'primary.main',
} as const;

interface PackSectionProps {
  name: 'studies' | 'comparison' | 'facts' | 'people' | 'scoring' | 'contact';
  /** Begins a new sheet; otherwise the part is not split between two sheets. */
  onNewSheet?: boolean;
  children: ReactNode;
}

/** A part of the pack under its heading, with a sentence about it. */
export function PackSection({ name, onNewSheet = false, children }: PackSectionProps) {
  return (
    <Box component="section" className={onNewSheet ? printClasses.newSheet : printClasses.whole} sx={part}>
      <Numeral aria-hidden sx={numeral} />
      <Text message={`compare.pack.${name}.heading`} variant="h2" sx={{ mt: { xs: 2, md: 3 }, paddingInlineEnd: 6 }} />
      <Text
        message={`compare.pack.${name}.text`}
        color="textSecondary"
        sx={{ mt: 1, mb: { xs: 3, md: 4 }, maxWidth: '66ch' }}
      />
      {children}
    </Box>
  );
}
