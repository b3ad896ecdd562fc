import Box from '@mui/material/Box';
import { Message } from '../../../i18n/Message';
import type { MessageId } from '../../../i18n/messageIds';
import { sliceLook } from './sliceLook';

/** What stands of the slice on each day: its layers from below, the price that was in doubt, the button. */
const days = {
  choose: { layers: 0, price: false, button: false },
  tuesday: { layers: 2, price: false, button: false },
  clarify: { layers: 3, price: false, button: false },
  thursday: { layers: 3, price: true, button: false },
  show: { layers: 3, price: true, button: true },
} as const;

/** The order's lines; the second is the one that comes without a price. */
const prices = [120, 85, 40] as const;
const total = 245;

/** Blocks of each layer below the screen. */
const blocks = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface WeekSliceProps {
  day: keyof typeof days;
  /** What the button of the finished screen says. */
  button?: MessageId;
}

/**
 * The slice of a week: an order on a screen, the server below it and the database below that. The words beside it say what is drawn. On the
 * last day its button can be pressed: what that sets in motion goes down through all layers. It needs no script.
 */
export function WeekSlice({ day, button }: WeekSliceProps) {
  const { layers, price, button: isUsable } = days[day];
  const row = (built: boolean) => (
    <div aria-hidden data-layer={built ? 'built' : 'open'}>
      {blocks.map((block) => (
        <i key={block} />
      ))}
    </div>
  );
  return (
    <Box sx={sliceLook}>
      <div data-screen={layers === 3 ? 'built' : 'open'}>
        {prices.map((amount, index) => (
          <span key={amount} aria-hidden>
            <i />
            {index === 1 && !price ? <b data-open /> : <b>{amount}</b>}
          </span>
        ))}
        <span aria-hidden>
          <b>{price && total}</b>
        </span>
        {isUsable && button !== undefined ? (
          <label>
            <input type="checkbox" />
            <Message id={button} />
          </label>
        ) : (
          <em aria-hidden />
        )}
      </div>
      {row(layers > 1)}
      {row(layers > 0)}
    </Box>
  );
}
