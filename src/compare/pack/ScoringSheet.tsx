import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../../components/screenReader/LiveRegion';
import { VisuallyHidden } from '../../components/screenReader/VisuallyHidden';
import { useMessage } from '../../i18n/useMessage';
import { printClasses } from '../../theme/printClasses';
import { cleanWeight, scoringCriteria, sumOfWeights, type Weights } from './scoring';

/** The height of a criterion's band on a phone. */
const band = '2.5rem';

const head = { verticalAlign: 'bottom', bgcolor: 'primary.light', typography: { xs: 'label', sm: 'dense' } } as const;

/** On a phone the criterion is in a band above its row: its cell has no width, and each of the other four cells has a quarter of the width. */
const aside = { width: { xs: 0, sm: '32%' }, p: { xs: 0, sm: 1 } } as const;
const name = {
  position: { xs: 'absolute', sm: 'static' },
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  height: { xs: band, sm: 'auto' },
  px: { xs: 1, sm: 0 },
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'control' },
  bgcolor: { xs: 'background.default', sm: 'transparent' },
  typography: { xs: 'body2', sm: 'dense' },
  lineHeight: 1.3,
  fontWeight: 'fontWeightMedium',
} as const;

/** A blank field: people write a supplier's points on paper. */
const field = { height: { xs: `calc(${band} + 46px)`, sm: 'auto' }, bgcolor: 'background.raised' } as const;

/** The field fills its cell and uses the cell's edge until it has the focus. */
const weightField = { p: 0, pt: { xs: band, sm: 0 }, bgcolor: 'primary.light' } as const;

/** The sum is in the space below the sheet, so that the next part does not move. */
const sumPlace = { mt: 1.5, minHeight: '1.6em', mb: 'calc(-1.6em - 12px)' } as const;

/** A blank table to score suppliers: the visitor types the weights, and people write the points on paper. */
export function ScoringSheet() {
  const message = useMessage();
  const [weights, setWeights] = useState<Weights>({});
  const sum = sumOfWeights(weights);
  const suppliers = [company.name, message('compare.scoring.second'), message('compare.scoring.third')];
  return (
    <>
      <Table className={printClasses.form}>
        <TableHead>
          <TableRow>
            <TableCell variant="framed" sx={[head, aside]}>
              <VisuallyHidden onPhones>
                <Message id="compare.table.criterion" />
              </VisuallyHidden>
            </TableCell>
            {[message('compare.scoring.weight'), ...suppliers].map((column) => (
              <TableCell key={column} variant="framed" sx={head}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {scoringCriteria.map((criterion) => (
            <TableRow key={criterion} sx={{ position: { xs: 'relative', sm: 'static' } }}>
              <TableCell component="th" scope="row" variant="framed" sx={[aside, { verticalAlign: 'middle' }]}>
                <Box component="span" sx={name}>
                  <Message id={`compare.scoring.${criterion}`} />
                </Box>
              </TableCell>
              <TableCell variant="framed" sx={weightField}>
                <OutlinedInput
                  fullWidth
                  size="small"
                  value={weights[criterion] ?? ''}
                  autoComplete="off"
                  onChange={(event) => {
                    setWeights({ ...weights, [criterion]: cleanWeight(event.target.value) });
                  }}
                  sx={{ borderRadius: 0, backgroundColor: 'transparent' }}
                  slotProps={{
                    notchedOutline: { sx: { borderColor: 'transparent' } },
                    input: {
                      inputMode: 'numeric',
                      'aria-label': message('compare.scoring.weightOf', {
                        name: message(`compare.scoring.${criterion}`),
                      }),
                    },
                  }}
                />
              </TableCell>
              {suppliers.map((supplier) => (
                <TableCell key={supplier} variant="framed" sx={field} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={sumPlace}>
        <LiveRegion role="status">
          {sum > 0 && <Message id="compare.scoring.sum" values={{ count: sum }} changes />}
        </LiveRegion>
      </Box>
    </>
  );
}
