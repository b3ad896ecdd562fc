import Stack, { type StackProps } from '@mui/material/Stack';

interface BlockProps extends Omit<StackProps, 'width'> {
  /** Where it begins in its nearest positioned parent and how wide it is, as parts of that parent's width. */
  from: number;
  width: number;
  /** Without it the block is a dashed line. */
  fill?: string | undefined;
  /** The color of its text and line. */
  ink: string;
}

/** A block on an axis, as high as the parent that it is placed in: what it holds is at its two ends. */
export function Block({ from, width, fill, ink, sx, ...rest }: BlockProps) {
  const place = { position: 'absolute', top: 0, bottom: 0, left: `${from * 100}%`, width: `${width * 100}%`, px: 1 };
  const line = { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', whiteSpace: 'nowrap' };
  const look = { borderRadius: '4px', color: ink, ...(fill ? { bgcolor: fill } : { border: `1px dashed ${ink}` }) };
  return <Stack {...rest} sx={[{ ...place, ...line, ...look }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
