import Box from '@mui/material/Box';
import type { ProcessLoop } from '../../content/services';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { messageId } from '../../i18n/messageId';
import { Explanation } from '../Explanation';
import { ProcessBoard } from './ProcessBoard';
import { ProcessLoopLine } from './ProcessLoopLine';
import { loopPlaces, stepRows } from './processPlaces';
import { ProcessStep } from './ProcessStep';

interface DesignProcessProps {
  prefix: string;
  steps: readonly string[];
  loops: readonly ProcessLoop[];
}

/** The process as a diagram of steps in order and labelled ways back, with the same in words below it (docs/requirements.md, 5). */
export function DesignProcess({ prefix, steps, loops }: DesignProcessProps) {
  const message = useMessage();
  const rows = stepRows(steps, loops);
  return (
    <figure>
      <Box sx={{ containerType: 'inline-size' }}>
        <ProcessBoard steps={steps.length} loops={loops.length} lastRow={rows.at(-1) ?? 1}>
          <ol role="list">
            {steps.map((id, index) => (
              <ProcessStep
                key={id}
                column={index + 1}
                row={rows[index] ?? 1}
                title={messageId(prefix, id, 'title')}
                text={messageId(prefix, id, 'text')}
              />
            ))}
          </ol>
          <ul role="list" aria-label={message(messageId(prefix, 'loops'))}>
            {loopPlaces(steps, loops).map((place) => (
              <ProcessLoopLine key={place.loop.id} place={place} lanes={loops.length}>
                <Message id={messageId(prefix, 'loop', place.loop.id)} />
              </ProcessLoopLine>
            ))}
          </ul>
        </ProcessBoard>
      </Box>
      <figcaption>
        <Explanation
          toggle={messageId(prefix, 'inWords')}
          text={messageId(prefix, 'description')}
          sx={{ mt: 5, maxWidth: '66ch' }}
        />
      </figcaption>
    </figure>
  );
}
