import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { companyFigures } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';

/** Two in a row while their letters fit. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', md: equalColumns(4) },
  gap: 3,
  mt: { xs: 6, md: 9 },
} as const;

/** The company in figures. */
export function CompanyFigures() {
  return (
    <Box component="ul" role="list" className={printClasses.columns4} sx={list}>
      {companyFigures.map((id) => (
        <li key={id}>
          <Typography variant="figure" component="p" color="primary" sx={{ whiteSpace: 'nowrap' }}>
            <Message id={`common.figure.${id}.value`} />
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>
            <Message id={`common.figure.${id}.label`} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}
