import Box from '@mui/material/Box';
import type { ProcessLoop } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { equalColumns } from '../../theme/columns';
import { across, IllustratedSteps } from './IllustratedSteps';
import build from './drawings/process/build.svg';
import frame from './drawings/process/frame.svg';
import listen from './drawings/process/listen.svg';
import prototype from './drawings/process/prototype.svg';
import sketch from './drawings/process/sketch.svg';
import test from './drawings/process/test.svg';
import { ReturnPath } from './ReturnPath';

const pictures = { build, frame, listen, prototype, sketch, test };

/** In the columns of the steps above, so that a path can begin and end below a step. */
const paths = (count: number) =>
  ({
    display: 'grid',
    rowGap: 2,
    mt: 4,
    [across(count)]: {
      gridTemplateColumns: equalColumns(count),
      gridAutoRows: 'minmax(4rem, auto)',
      columnGap: 2.5,
      rowGap: 0,
      mt: 2,
    },
  }) as const;

const toggle = {
  display: 'inline-block',
  py: '11px',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
} as const;

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
      <IllustratedSteps prefix={prefix} items={steps} pictures={pictures} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box component="ul" role="list" aria-label={message(messageId(prefix, 'loops'))} sx={paths(steps.length)}>
          {loops.map((loop, row) => (
            <ReturnPath key={loop.id} prefix={prefix} steps={steps} loop={loop} row={row} />
          ))}
        </Box>
      </Box>
      <figcaption>
        {/* The browser's own disclosure opens without script, which Material UI's accordion does not. */}
        <Box component="details" sx={{ mt: 3, maxWidth: '66ch', color: 'text.secondary' }}>
          <Box component="summary" sx={toggle}>
            <Message id={messageId(prefix, 'inWords')} />
          </Box>
          <p>
            <Message id={messageId(prefix, 'description')} />
          </p>
        </Box>
      </figcaption>
    </figure>
  );
}
