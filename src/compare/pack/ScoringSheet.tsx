import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../../components/LiveRegion';
import { useMessage } from '../../i18n/useMessage';
import { cleanWeight, scoringCriteria, sumOfWeights, type Weights } from './scoring';

/**
 * On a phone the name of each criterion stands over its four cells, and the name of each cell in it. Laid out as anything else a table is none to some
 * screen readers: the roles say that it still is one.
 */
const onPhone = {
  '&, & tbody': { display: 'block' },
  '& thead': visuallyHidden,
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginBlockEnd: 3 },
  '& th:first-of-type': { width: 'auto' },
  '& th[scope="row"]': { gridColumn: '1 / -1', border: 0, p: 0, pb: 1, fontWeight: 600 },
  '& td': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 1, p: 0.75 },
  '& td + td': { borderInlineStart: 0 },
  '& td::before': {
    // For the eye: the head of the table says it to listeners.
    content: 'attr(data-name) / ""',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    color: 'text.secondary',
    overflowWrap: 'anywhere',
  },
} as const;

const sheet = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, border: '1px solid', borderColor: 'divider', textAlign: 'start', fontWeight: 'inherit' },
  '& th:first-of-type': { width: '32%' },
  '@media print': { '& th, & td': { p: 0.5 } },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom', overflowWrap: 'anywhere' },
  '@media screen and (max-width: 599.95px)': onPhone,
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
  const columns = [
    message('compare.scoring.weight'),
    company.name,
    message('compare.scoring.second'),
    message('compare.scoring.third'),
  ];
  return (
    <>
      <Box component="table" role="table" sx={sheet}>
        <thead role="rowgroup">
          <Box component="tr" role="row">
            <Box component="th" scope="col" role="columnheader">
              <Message id="compare.table.criterion" />
            </Box>
            {columns.map((name) => (
              <Box component="th" key={name} scope="col" role="columnheader">
                {name}
              </Box>
            ))}
          </Box>
        </thead>
        <tbody role="rowgroup">
          {scoringCriteria.map((criterion) => (
            <Box component="tr" key={criterion} role="row">
              <Box component="th" scope="row" role="rowheader">
                <Message id={`compare.scoring.${criterion}`} />
              </Box>
              <Box component="td" role="cell" data-name={columns[0]}>
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
              </Box>
              {columns.slice(1).map((name) => (
                <Box component="td" key={name} role="cell" data-name={name}>
                  {blank}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      <Box sx={{ mt: 1.5, minHeight: '1.6em' }}>
        <LiveRegion role="status">{sum > 0 && <Message id="compare.scoring.sum" values={{ count: sum }} />}</LiveRegion>
      </Box>
    </>
  );
}
