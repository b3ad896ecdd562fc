import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../../components/text/LiveRegion';
import { useMessage } from '../../i18n/useMessage';
import { cleanWeight, scoringCriteria, sumOfWeights, type Weights } from './scoring';

/** Height of the band that a criterion has on a phone. */
const band = '2.5rem';

/** On a phone the criterion is over its row, in that band: its cell has no width, and the other four have a quarter each. */
const onPhone = {
  '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto', lineHeight: 1.3 },
  '& thead th': { fontSize: '0.8125rem' },
  '& tr > th:first-of-type': { width: 0, p: 0, borderInlineEnd: 0 },
  '& thead th:first-of-type': { fontSize: 0 },
  '& tbody tr': { position: 'relative' },
  '& tbody th > span': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    height: band,
    px: 1,
    fontSize: '0.875rem',
    lineHeight: 1.2,
    border: '1px solid',
    borderColor: 'control',
    bgcolor: 'background.default',
  },
  '& td': { height: `calc(${band} + 46px)` },
  '&& td:first-of-type': { pt: band },
} as const;

const sheet = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, border: '1px solid', borderColor: 'control', textAlign: 'start', fontWeight: 'inherit' },
  '& th:first-of-type': { width: '32%' },
  '& tbody th': { fontWeight: 500 },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom', overflowWrap: 'anywhere', bgcolor: 'primary.light' },
  // The sheet is blank paper: what a supplier gets is for the pen.
  '& td': { bgcolor: 'background.raised' },
  '@media print': { '& th, & td': { p: 0.5 }, '& tbody tr': { height: '12mm' } },
  '@media screen and (max-width: 599.95px)': onPhone,
} as const;

/** The whole cell is the field: its edge is the cell's own, until the field has the focus. */
const weightCell = {
  '&&': { p: 0, bgcolor: 'primary.light' },
  '& .MuiOutlinedInput-root': { borderRadius: 0, backgroundColor: 'transparent' },
  '& .MuiOutlinedInput-root:not(:hover, .Mui-focused) fieldset': { border: 0 },
  '& input': { px: { xs: 0.75, sm: 1.5 } },
  '@media print': { '& input': { p: 0.5 } },
} as const;

/** In the space below the sheet: what comes next does not move. */
const sumPlace = { mt: 1.5, minHeight: '1.6em', '@media screen': { mb: 'calc(-1.6em - 12px)' } } as const;

/** For points, by hand. */
const blank = ' ';

/** A blank table to score suppliers with: the visitor names the weights, and paper takes the points. */
export function ScoringSheet() {
  const message = useMessage();
  const [weights, setWeights] = useState<Weights>({});
  const sum = sumOfWeights(weights);
  const columns = [
    message('compare.scoring.weight'),
    company.name,
    message('compare.scoring.second'),
    message('compare.scoring.third'),
  ];
  return (
    <>
      <Box component="table" sx={sheet}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="compare.table.criterion" />
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoringCriteria.map((criterion) => (
            <tr key={criterion}>
              <Box component="th" scope="row">
                <span>
                  <Message id={`compare.scoring.${criterion}`} />
                </span>
              </Box>
              <Box component="td" sx={weightCell}>
                <OutlinedInput
                  fullWidth
                  size="small"
                  value={weights[criterion] ?? ''}
                  autoComplete="off"
                  onChange={(event) => {
                    setWeights({ ...weights, [criterion]: cleanWeight(event.target.value) });
                  }}
                  inputProps={{
                    inputMode: 'numeric',
                    'aria-label': message('compare.scoring.weightOf', {
                      name: message(`compare.scoring.${criterion}`),
                    }),
                  }}
                />
              </Box>
              {columns.slice(1).map((name) => (
                <td key={name}>{blank}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={sumPlace}>
        <LiveRegion role="status">
          {sum > 0 && <Message id="compare.scoring.sum" values={{ count: sum }} changes />}
        </LiveRegion>
      </Box>
    </>
  );
}
