import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { workModels } from '../../content/pageLists';
import { Text } from '../../components/text/Text';
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

/** The three ways to work together: blocks of color without gaps. */
export function WorkModels() {
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={row}>
      {workModels.map((id, index) => (
        <Paper key={id} component="li" variant={looks[index] ?? 'soft'} square className={printClasses.flush} sx={slab}>
          <Text message={`aboutUs.work.${id}.title`} variant="h2" component="h3" />
          <Text message={`aboutUs.work.${id}.text`} />
        </Paper>
      ))}
    </Box>
  );
}
