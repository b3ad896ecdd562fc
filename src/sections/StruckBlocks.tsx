import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { signLook, signRows } from './signLook';

const strike = 'M9 55L55 9';

interface Sign {
  line: string;
  solid?: string;
  /** The same in every direction of writing, as a clock and a tick are. */
  fixed?: true;
}

interface StruckBlocksProps {
  perRow: keyof typeof signRows;
  /** What all are about, in a block of its own. */
  title?: MessageId;
  open?: readonly Sign[];
  struck?: readonly Sign[];
  held?: readonly Sign[];
  /** What the open ones are, and what the struck ones are. */
  captions?: { open: MessageId; struck: MessageId };
}

function Shapes({ line, solid, fixed }: Sign) {
  return (
    <g data-fixed={fixed}>
      <path d={line} />
      {solid !== undefined && <path className="solid" d={solid} />}
    </g>
  );
}

/** What a legal text allows as filled blocks, what it rules out as outlines, struck through, and what holds a place in a dashed frame. */
export function StruckBlocks({ perRow, title, open, struck, held, captions }: StruckBlocksProps) {
  return (
    <Box sx={{ ...signLook, ...signRows[perRow] }} aria-hidden>
      {title !== undefined && (
        <Typography component="span" variant="label" className="title">
          <Message id={title} />
        </Typography>
      )}
      {open?.map((sign) => (
        <svg key={sign.line} className="open" viewBox="0 0 64 64">
          <Shapes {...sign} />
        </svg>
      ))}
      {captions !== undefined && (
        <Typography component="span" variant="body2" className="caption">
          <Message id={captions.open} />
        </Typography>
      )}
      {struck?.map((sign) => (
        <svg key={sign.line} className="struck" viewBox="0 0 64 64">
          <rect x={0.75} y={0.75} width={62.5} height={62.5} />
          <Shapes {...sign} />
          <path className="gap" d={strike} />
          <path d={strike} />
        </svg>
      ))}
      {captions !== undefined && (
        <Typography component="span" variant="body2" className="caption">
          <Message id={captions.struck} />
        </Typography>
      )}
      {held?.map((sign) => (
        <svg key={sign.line} className="held" viewBox="0 0 136 64">
          <rect x={0.75} y={0.75} width={134.5} height={62.5} />
          <Shapes {...sign} />
        </svg>
      ))}
    </Box>
  );
}
