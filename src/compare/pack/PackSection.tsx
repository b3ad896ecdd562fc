import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message';

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
        mt: { xs: 6, md: 8 },
        '@media print': { mt: 2, breakBefore: onNewSheet ? 'page' : 'auto', breakInside: whole ? 'avoid' : 'auto' },
      }}
    >
      <Typography variant="h2">
        <Message id={`compare.pack.${name}.heading`} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '66ch' }}>
        <Message id={`compare.pack.${name}.text`} />
      </Typography>
      {children}
    </Box>
  );
}
