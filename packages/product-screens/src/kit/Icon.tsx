import SvgIcon from '@mui/material/SvgIcon';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };

/** A line icon from one path in a space of 24 × 24. */
export function Icon({ d, size = 18 }: { d: string; size?: number }) {
  return (
    <SvgIcon sx={{ fontSize: size, ...line }}>
      <path d={d} />
    </SvgIcon>
  );
}
