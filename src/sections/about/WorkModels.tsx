import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { equalColumns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const row = { display: 'grid', gridTemplateColumns: { md: equalColumns(3) }, mb: { xs: 4, md: 6 } } as const;

const looks = ['primary', 'secondary', 'soft'] as const;

const slab = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: { xs: 3, md: 8 },
  p: { xs: 2.5, md: 4 },
  border: forcedEdge,
} as const;

/** The three ways to work together, as slabs that abut. */
export function WorkModels() {
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={row}>
      {workModels.map((id, index) => (
        <Paper key={id} component="li" variant={looks[index] ?? 'soft'} square className={printClasses.flush} sx={slab}>
          <Typography variant="h2" component="h3">
            <Message id={`aboutUs.work.${id}.title`} />
          </Typography>
          <Typography>
            <Message id={`aboutUs.work.${id}.text`} />
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
