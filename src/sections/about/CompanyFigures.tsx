import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { companyFigures } from '../../content/pageLists';
import { Text } from '../../components/text/Text';
import { equalColumns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

/** Two figures in a row if their letters fit, and four on wide screens. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(max(min(100%, 9rem), 34%), 1fr))', md: equalColumns(4) },
} as const;

const slab = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { md: '15rem' },
  p: { xs: 2, md: 3 },
  pt: { xs: 5 },
  border: forcedEdge,
  containerType: 'inline-size',
} as const;

const looks = ['secondary', 'primary', 'soft', 'secondary'] as const;

/** The company in figures: blocks of color from edge to edge. */
export function CompanyFigures() {
  return (
    <Box component="ul" role="list" className={printClasses.columns4} sx={list}>
      {companyFigures.map((id, index) => (
        <Paper key={id} component="li" variant={looks[index] ?? 'soft'} square className={printClasses.flush} sx={slab}>
          <Text message={`common.figure.${id}.value`} variant="result" sx={{ '--letters': 5, whiteSpace: 'nowrap' }} />
          <Text message={`common.figure.${id}.label`} sx={{ mt: 1, fontWeight: 'fontWeightMedium' }} />
        </Paper>
      ))}
    </Box>
  );
}
