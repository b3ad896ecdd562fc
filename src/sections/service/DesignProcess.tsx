import { styled } from '@mui/material/styles';
import type { ProcessLoop } from '../../content/services';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { messageId } from '../../i18n/messageId';
import { ProcessLoopLine } from './ProcessLoopLine';
import { loopPlaces, stepRows } from './processPlaces';
import { ProcessStep } from './ProcessStep';
import { across, lane, type ProcessSize } from './processLook';

const Room = styled('div')({ containerType: 'inline-size' });

const own = new Set<PropertyKey>(['steps', 'loops']);

/** Steps below each other with lanes for the loops beside them; in a row, with the loops below, where there is room for the text. */
const Board = styled('div', { shouldForwardProp: (name) => !own.has(name) })<ProcessSize>(
  ({ theme, steps, loops }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${loops}, ${lane}) minmax(0, 1fr)`,
    gridTemplateRows: `repeat(${steps + loops}, auto)`,
    rowGap: theme.spacing(3.5),
    '& > ol, & > ul': {
      position: 'relative',
      display: 'grid',
      gridArea: '1 / 1 / -1 / -1',
      gridTemplate: 'subgrid / subgrid',
    },
    '& > ul': { pointerEvents: 'none' },
    // One line behind all steps, which their backgrounds interrupt.
    '& > ol::before': {
      content: '""',
      position: 'absolute',
      insetBlock: theme.spacing(2),
      insetInlineStart: `calc(${loops} * ${lane} + 1.75rem)`,
      borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
    },
    [across]: {
      gridTemplateColumns: `repeat(${steps}, minmax(0, 1fr))`,
      gridTemplateRows: `repeat(${loops + 1}, auto)`,
      gap: theme.spacing(0, 4),
      '& > ol::before': {
        insetBlock: '2.25rem auto',
        insetInline: theme.spacing(2),
        borderInlineStart: 0,
        borderBlockStart: `2px solid ${theme.vars.palette.primary.main}`,
      },
    },
  }),
);

const InWords = styled('details')(({ theme }) => ({
  marginBlockStart: theme.spacing(5),
  '& > summary': { width: 'fit-content', paddingBlock: 10, cursor: 'pointer', fontWeight: 500 },
  '& > p': { maxWidth: '66ch', color: theme.vars.palette.text.secondary },
}));

interface DesignProcessProps {
  prefix: string;
  steps: readonly string[];
  loops: readonly ProcessLoop[];
}

/** The process as a diagram: steps in order, and labelled ways back, and the same in words below it (docs/requirements.md, 5). */
export function DesignProcess({ prefix, steps, loops }: DesignProcessProps) {
  const message = useMessage();
  const rows = stepRows(steps, loops);
  return (
    <figure>
      <Room>
        <Board steps={steps.length} loops={loops.length}>
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
        </Board>
      </Room>
      <figcaption>
        <InWords>
          <summary>
            <Message id={messageId(prefix, 'inWords')} />
          </summary>
          <p>
            <Message id={messageId(prefix, 'description')} />
          </p>
        </InWords>
      </figcaption>
    </figure>
  );
}
