import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: 'min(100%, 540px)',
  height: 'auto',
  alignSelf: 'end',
  justifySelf: 'end',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .sheet': { fill: theme.vars.palette.background.raised, stroke: theme.vars.palette.primary.main, strokeWidth: 2 },
  '& .strong': { fill: theme.vars.palette.primary.main },
  '& .faint': { fill: theme.vars.palette.primary.main, fillOpacity: 0.35 },
  '& .apart': { fill: theme.vars.palette.secondary.main },
  '& .blank': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeOpacity: 0.5 },
});

const rows = [0, 1, 2, 3, 4, 5, 6];
const columns = [0, 1, 2];

/** The pack as three sheets that lie on each other, cut off by the band below them: its cover, the table, the blank sheet for scores. */
export function PackSheets() {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 540 314" width={540} height={314} aria-hidden>
      <rect className="sheet" x="299" y="1" width="240" height="340" />
      <path className="strong" d="M404 24h72v10h-72z" />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <rect
            key={`${row}-${column}`}
            className="blank"
            x={404 + column * 40}
            y={60 + row * 40}
            width="40"
            height="40"
          />
        )),
      )}
      <rect className="sheet" x="150" y="37" width="240" height="340" />
      <path className="strong" d="M254 60h40v40h-40z" />
      <path className="apart" d="M294 60h40v40h-40z" />
      <path className="faint" d="M334 60h40v40h-40z" />
      {rows.map((row) => (
        <path key={row} className="faint" d={`M254 ${118 + row * 32}h28v6h-28zm40 0h24v6h-24zm40 0h32v6h-32z`} />
      ))}
      <rect className="sheet" x="1" y="73" width="240" height="340" />
      {/* One path: between two of one color that touch, the background would shine through. */}
      <path
        className="strong"
        d="M81 74h160v80h-80A80 80 0 0 1 81 74zM2 154h79v80A80 80 0 0 1 2 154zM81 234a80 80 0 0 1 80 80H81zM161 234h80v80h-80z"
      />
      <path className="apart" d="M161 154a80 80 0 0 1 80 80h-80z" />
      <circle className="apart" cx="201" cy="274" r="22" />
      <circle className="faint" cx="42" cy="114" r="22" />
    </Box>
  );
}
