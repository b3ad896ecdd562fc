import Box from '@mui/material/Box';

const drawing = {
  display: 'block',
  width: 'min(100%, 30rem)',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

const strong = 'var(--palette-primary-main)';
const soft = 'var(--palette-primary-light)';

/** Nine blocks of which one has come loose: for pages that are not there. */
export function MissingBlock() {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 360 360" width={360} height={360} aria-hidden>
      <path fill={soft} d="M0 0h100v100H0zM100 100h100v100H100zM0 200h100v100H0z" />
      {/* One path: between two of one color that touch, the background would shine through. */}
      <path
        fill={strong}
        d="M100 0h200v100H200A100 100 0 0 1 100 0zM0 100h100v100A100 100 0 0 1 0 100zM100 200a100 100 0 0 1 100 100H100zM200 200h100v100H200z"
      />
      <path fill="none" stroke={strong} strokeWidth="2" strokeDasharray="6 5" d="M201 101h98v98h-98z" />
      <path fill="var(--palette-secondary-main)" d="M244 118h100v100H244z" transform="rotate(22 294 168)" />
      <circle fill={soft} cx="250" cy="50" r="28" />
    </Box>
  );
}
