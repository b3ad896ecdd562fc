import Box from '@mui/material/Box';
import type { ProcessLoop } from '../../content/service';
import { Tag } from '../../components/text/Tag';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { equalColumns } from '../../theme/columns';
import { across, IllustratedSteps } from './IllustratedSteps';
import { ReturnPath } from './ReturnPath';

/** The same columns as the steps above, so that a path can begin and end below a step. */
const paths = (count: number) =>
  ({
    display: 'grid',
    rowGap: 2,
    mt: 4,
    [across(count)]: {
      gridTemplateColumns: equalColumns(count),
      gridAutoRows: 'minmax(4rem, auto)',
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

/** The process as a diagram: steps in order, labelled paths back, and a description in words (docs/requirements.md, 5). */
export function DesignProcess({ prefix, steps, loops }: DesignProcessProps) {
  const message = useMessage();
  return (
    <figure>
      <IllustratedSteps prefix={prefix} items={steps} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box component="ul" role="list" aria-label={message(messageId(prefix, 'loops'))} sx={paths(steps.length)}>
          {loops.map((loop, row) => (
            <ReturnPath key={loop.id} prefix={prefix} steps={steps} loop={loop} row={row} />
          ))}
        </Box>
      </Box>
      <figcaption>
        <Box component="p" sx={{ mt: 3 }}>
          <Tag>
            <Message id={messageId(prefix, 'sample')} />
          </Tag>
        </Box>
        {/* `details`, because it opens without script; Material UI's accordion does not. */}
        <Box component="details" sx={{ mt: 1, maxWidth: '66ch', color: 'text.secondary' }}>
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
