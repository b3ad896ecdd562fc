import Box from '@mui/material/Box';

/** A small disc that tells a state by its color: a color of the theme such as `success.main`, or a step of a ramp. */
export function Dot({ color, size = 8 }: { color: string; size?: number }) {
  return <Box sx={{ flex: 'none', width: size, height: size, borderRadius: '50%', bgcolor: color }} />;
}
