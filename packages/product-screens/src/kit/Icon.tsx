import SvgIcon from '@mui/material/SvgIcon';

interface IconProps {
  /** A path in a space of 24 × 24, drawn as a line. */
  d: string;
  size?: number;
}

/** A line icon from one path. */
export function Icon({ d, size = 18 }: IconProps) {
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  return (
    <SvgIcon sx={{ fontSize: size, ...line }}>
      <path d={d} />
    </SvgIcon>
  );
}
