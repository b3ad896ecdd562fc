import { styled } from '@mui/material/styles';

/** A box for what went wrong with a form; nothing of it shows while it is empty. */
export const FormNotice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '&:has(> :not(:empty))': {
    width: '100%',
    padding: theme.spacing(2.5),
    border: `2px solid ${theme.vars.palette.error.main}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
