import Box from '@mui/material/Box';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
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
  /** What the ids of its messages start with. */
  prefix: string;
}

/**
 * The slice of a week: an order on a screen, the server below it and the database below that. On the first day each has its name alone; the
 * words beside it say what is drawn. On the last day its button can be pressed: what that sets in motion goes down through all layers. It
 * needs no script.
 */
export function WeekSlice({ day, prefix }: WeekSliceProps) {
  const { layers, price, button } = days[day];
  const name = (layer: string) =>
    layers === 0 && (
      <small aria-hidden>
        <Message id={messageId(prefix, 'layer', layer)} />
      </small>
    );
  const row = (layer: string) => (
    <div aria-hidden data-layer>
      {name(layer)}
      {blocks.map((block) => (
        <i key={block} />
      ))}
    </div>
  );
  return (
    <Box sx={sliceLook} data-day={day}>
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
        {name('screen')}
        {button ? (
          <label>
            <input type="checkbox" />
            <Message id={messageId(prefix, 'button')} />
          </label>
        ) : (
          <em aria-hidden />
        )}
      </div>
      {row('server')}
      {row('database')}
    </Box>
  );
}
