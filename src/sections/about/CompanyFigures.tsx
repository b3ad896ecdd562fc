import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { companyFigures } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';

/** Two in a row while their letters fit. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', md: columns(1, 1, 1, 1) },
  gap: 3,
  mt: { xs: 6, md: 9 },
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), mt: 2 },
} as const;

/** What the company can be counted by. */
export function CompanyFigures() {
  return (
    <Box component="ul" role="list" sx={list}>
      {companyFigures.map((id) => (
        <li key={id}>
          <Typography variant="figure" component="p" color="primary" sx={{ whiteSpace: 'nowrap' }}>
            <Message id={`common.figure.${id}.value`} />
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 500 }}>
            <Message id={`common.figure.${id}.label`} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}
