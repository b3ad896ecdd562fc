import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ProcessLoop } from '../../content/service';
import { useMessage } from '../../i18n/useMessage';
import { messageId } from '../../i18n/messageId';
import { Explanation } from '../Explanation';
import { IllustratedSteps, across } from '../IllustratedSteps';
import * as drawn from './drawings/process';
import { ReturnPath } from './ReturnPath';

/** Below the row of steps it has their columns, so that a path can begin and end below a step. Styled, since its columns are theirs. */
const Paths = styled('ul', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'grid',
    rowGap: theme.spacing(2),
    marginBlockStart: theme.spacing(4),
    [across(count)]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      gridAutoRows: 'minmax(4rem, auto)',
      gap: theme.spacing(0, 2.5),
      marginBlockStart: theme.spacing(2),
    },
  }),
);

const pictures = { ...drawn };

interface DesignProcessProps {
  prefix: string;
  steps: readonly string[];
  loops: readonly ProcessLoop[];
}

/** The process as a diagram of steps in order and labelled ways back, with the same in words below it (docs/requirements.md, 5). */
export function DesignProcess({ prefix, steps, loops }: DesignProcessProps) {
  const message = useMessage();
  return (
    <figure>
      <IllustratedSteps prefix={prefix} section={{ items: steps }} pictures={pictures} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Paths role="list" count={steps.length} aria-label={message(messageId(prefix, 'loops'))}>
          {loops.map((loop, row) => (
            <ReturnPath key={loop.id} prefix={prefix} steps={steps} loop={loop} row={row} />
          ))}
        </Paths>
      </Box>
      <figcaption>
        <Explanation
          toggle={messageId(prefix, 'inWords')}
          text={messageId(prefix, 'description')}
          sx={{ mt: 3, maxWidth: '66ch' }}
        />
      </figcaption>
    </figure>
  );
}
