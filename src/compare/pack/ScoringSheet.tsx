import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { layout, lowScreen } from '../../theme/measures';
import { LiveRegion } from '../../components/LiveRegion';
import { useMessage } from '../../i18n/useMessage';
import { cleanWeight, scoringCriteria, sumOfWeights, type Weights } from './scoring';

/**
 * On a phone the name of each criterion stands over its four cells, and the head, which names these, stays in sight. Laid out as anything else a table
 * is none to some screen readers: the roles say that it still is one.
 */
const onPhone = {
  '&, & tbody, & thead': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& thead': { position: 'sticky', top: layout.headerHeight, zIndex: 1, [lowScreen]: { position: 'static' } },
  '& thead th': { p: 0.75, fontSize: '0.75rem', lineHeight: 1.3 },
  '& thead th:first-of-type': visuallyHidden,
  '& th[scope="row"]': { gridColumn: '1 / -1', width: 'auto', px: 0.75, pt: 2.5, pb: 0.75, border: 0, fontWeight: 600 },
  '& td': { p: 0.75, minHeight: '3.5rem' },
  '& td + td, & thead th + th + th': { borderInlineStart: 0 },
} as const;

const sheet = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, border: '1px solid', borderColor: 'control', textAlign: 'start', fontWeight: 'inherit' },
  '& th:first-of-type': { width: '32%' },
  '& tbody th': { fontWeight: 500 },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom', overflowWrap: 'anywhere', bgcolor: 'primary.light' },
  // The sheet is blank paper.
  '& td': { bgcolor: 'background.raised' },
  '@media print': { '& th, & td': { p: 0.5 } },
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
              <Box component="td" role="cell">
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
                <Box component="td" key={name} role="cell">
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
