import Box from '@mui/material/Box';

/** The visitor's pointer, at a place of the nearest positioned parent, in pixels. */
export function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <Box component="svg" sx={{ position: 'absolute', left: x, top: y, width: 22, height: 26, zIndex: 9 }}>
      <path d="M2 2v19l5-5 4 8 3.5-1.7-3.8-7.8H18z" fill="#111" stroke="#fff" strokeWidth="1.5" />
    </Box>
  );
}
