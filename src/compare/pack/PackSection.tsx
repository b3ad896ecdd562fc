import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message';
import { forcedEdge } from '../../theme/measures';
import { Numeral } from '../../components/text/Numeral';

/** Its number in a block, which hangs from the line that the part begins with. */
const PartNumeral = styled(Numeral)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.5em',
  height: '2.5em',
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  border: forcedEdge,
}));

const part = {
  position: 'relative',
  counterIncrement: 'step',
  mt: { xs: 8, md: 10 },
  borderTop: 3,
  borderColor: 'primary.main',
} as const;

interface PackSectionProps {
  name: 'studies' | 'comparison' | 'facts' | 'people' | 'scoring' | 'contact';
  /** Begins a sheet. */
  onNewSheet?: boolean;
  /** Not torn apart between two sheets. */
  whole?: boolean;
  children: ReactNode;
}

/** A part of the pack under its heading, with a sentence about it. */
export function PackSection({ name, onNewSheet = false, whole = false, children }: PackSectionProps) {
  return (
    <Box
      component="section"
      sx={{
        ...part,
        '@media print': {
          breakInside: whole ? 'avoid' : 'auto',
          // Stronger than the space before every section on paper, which a browser would keep at the head of the sheet.
          ...(onNewSheet && { breakBefore: 'page', mt: '0 !important' }),
        },
      }}
    >
      <PartNumeral aria-hidden />
      <Typography variant="h2" sx={{ mt: { xs: 2, md: 3 }, paddingInlineEnd: 6, '@media print': { mt: 1 } }}>
        <Message id={`compare.pack.${name}.heading`} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 3, md: 4 }, maxWidth: '66ch' }}>
        <Message id={`compare.pack.${name}.text`} />
      </Typography>
      {children}
    </Box>
  );
}
