import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../../components/LiveRegion';
import { useMessage } from '../../i18n/useMessage';
import { cleanWeight, scoringCriteria, sumOfWeights, type Weights } from './scoring';

const sheet = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, border: '1px solid', borderColor: 'divider', textAlign: 'start', fontWeight: 'inherit' },
  '& th:first-of-type': { width: '32%' },
  '@media print': { '& th, & td': { p: 0.5 } },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom', overflowWrap: 'anywhere' },
} as const;

/** Lower on paper, so that the sheet leaves room for what follows. */
const weightField = { '@media print': { '& > input': { p: 0.25 } } } as const;

/** For points, by hand. */
const blank = ' ';

/** A blank table to score suppliers with: the visitor names the weights, and paper takes the points. */
export function ScoringSheet() {
  const message = useMessage();
  const [weights, setWeights] = useState<Weights>({});
  const sum = sumOfWeights(weights);
  return (
    <>
      <Box component="table" sx={sheet}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="compare.table.criterion" />
            </th>
            <th scope="col">
              <Message id="compare.scoring.weight" />
            </th>
            <th scope="col">{company.name}</th>
            <th scope="col">
              <Message id="compare.scoring.second" />
            </th>
            <th scope="col">
              <Message id="compare.scoring.third" />
            </th>
          </tr>
        </thead>
        <tbody>
          {scoringCriteria.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">
                <Message id={`compare.scoring.${criterion}`} />
              </th>
              <td>
                <OutlinedInput
                  fullWidth
                  size="small"
                  sx={weightField}
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
              </td>
              <td>{blank}</td>
              <td>{blank}</td>
              <td>{blank}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ mt: 1.5, minHeight: '1.6em' }}>
        <LiveRegion role="status">{sum > 0 && <Message id="compare.scoring.sum" values={{ count: sum }} />}</LiveRegion>
      </Box>
    </>
  );
}
