import { styled } from '@mui/material/styles';
import { layout } from '../../theme/measures';

/** Sections on the darker and the plain ground by turns, the first on the darker one; what is no section keeps its own ground. */
export const AlternateGrounds = styled('div')(({ theme }) => ({
  '& > section:nth-child(n)': { paddingBlockStart: layout.sectionSpace },
  '& > section:nth-child(odd)': { backgroundColor: theme.vars.palette.background.sunken },
}));
