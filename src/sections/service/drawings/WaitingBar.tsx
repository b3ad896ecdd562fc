import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { AnalysisStep } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';

const wholeBar = ['whole'] as const;
const allParts = ['first', 'heaviest', 'third', 'last'] as const;

/** The parts of the bar at each step: the heaviest goes, and another one like it does not come in. */
const partsOf = {
  unknown: wholeBar,
  recorded: allParts,
  copied: allParts,
  shorter: ['first', 'third', 'last', 'gone'],
  limited: ['first', 'third', 'last', 'stopped'],
} as const satisfies Record<AnalysisStep['waiting'], unknown>;

/** How much of the whole bar each part takes, in hundredths: the heaviest as much as one customer was spared (content/figures.ts, loadTimeCut). */
const first = 12;
const heaviest = 60;
const third = 16;
const last = 12;

/** A little above what is left without the heaviest part. */
const limit = 46;

/** The waiting time as a bar, and through all of them the line of the limit that the last step sets. A drawing in plain elements, which keep their lines where colors are forced. */
const bar: SxProps<Theme> = (theme) => {
  const line = `2px dashed ${theme.vars.palette.control}`;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    '& > span': {
      position: 'relative',
      minHeight: 'clamp(4.5rem, 7vw, 6.5rem)',
      border: '2px solid transparent',
      backgroundClip: 'padding-box',
      backgroundColor: 'var(--hero-3)',
      printColorAdjust: 'exact',
      '@media print': { minHeight: '3.25rem' },
    },
    // Not in parts yet.
    '& > [data-part="whole"]': { width: '100%', backgroundColor: 'var(--hero-1)' },
    // What is beyond the limit.
    '& > [data-part="whole"]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `${limit}% 0`,
      background: 'repeating-linear-gradient(135deg, var(--hero-3) 0 2px, transparent 0 10px)',
      printColorAdjust: 'exact',
    },
    '& > [data-part="first"]': { width: `${first}%` },
    '& > [data-part="third"]': { width: `${third}%` },
    '& > [data-part="last"]': { width: `${last}%` },
    '& > [data-part="heaviest"]': {
      width: `${heaviest}%`,
      backgroundColor: theme.vars.palette.secondary.main,
    },
    '& > [data-part="gone"]': {
      display: 'grid',
      alignContent: 'center',
      width: `${heaviest}%`,
      // Its words begin behind the line of the limit.
      paddingInline: `calc(${limit - first - third - last}% + ${theme.spacing(1.5)}) ${theme.spacing(1)}`,
      fontSize: 'clamp(0.8125rem, 1.2vw, 1rem)',
      lineHeight: 1.3,
      border: line,
      backgroundColor: 'transparent',
      '& > b': { fontSize: 'clamp(1.125rem, 2.4vw, 2rem)', fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.02em' },
      '@media print': { fontSize: '0.6875rem', '& > b': { fontSize: '1.125rem' } },
    },
    '& > [data-part="stopped"]': {
      flex: 1,
      // From the line of the limit on.
      marginInlineStart: `calc(${limit - first - third - last}% + 6px)`,
      border: line,
      borderInlineStart: 0,
      // The color of the heaviest part is too pale for a line on the light background, and muddy as a strong tint on the dark one.
      borderColor: `light-dark(${theme.vars.palette.control}, ${theme.vars.palette.secondary.main})`,
      backgroundColor: `light-dark(color-mix(in srgb, ${theme.vars.palette.secondary.main} 40%, transparent), color-mix(in srgb, ${theme.vars.palette.secondary.main} 18%, transparent))`,
    },
    // Below each part what it is; on phones the last of them ends with its part.
    '& small': {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 4px)',
      insetInlineStart: 0,
      color: theme.vars.palette.text.secondary,
      fontSize: 'min(0.8125rem, 4.5vw)',
      whiteSpace: 'nowrap',
    },
    // On phones every second one stands a line lower: beside each other they would not have room.
    [theme.breakpoints.down('sm')]: {
      '& > [data-part="last"] > small': { insetInline: 'auto 0' },
      '& > :nth-of-type(even) > small': { insetBlockStart: 'calc(100% + 24px)' },
    },
    // Room for them, where the next step follows below.
    [theme.breakpoints.down('md')]: { '&[data-waiting="recorded"]': { marginBlockEnd: theme.spacing(2.5) } },
    // At the head of the line of the limit.
    '& > [data-part="whole"] > small': {
      insetBlock: 'auto calc(100% + 2px)',
      insetInlineStart: `calc(${limit}% + ${theme.spacing(1)})`,
    },
    // On a copy the rest is there for the sake of the heaviest alone.
    '&[data-waiting="copied"] > :not([data-part="heaviest"])': { border: line, backgroundColor: 'transparent' },
    '&[data-waiting="copied"] > [data-part="last"]': { borderInlineStart: 0 },
    // The line of the limit.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      // Where the words stand above the bar: clear of them, as those of the next step are.
      [theme.breakpoints.down('md')]: { insetBlock: theme.spacing(-1.5) },
      insetInlineStart: `${limit}%`,
      borderInlineStart: line,
    },
    // The same line where it is passed; half a pixel, since it is wider and counts from inside the part's border.
    '& > [data-part="heaviest"]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      insetInlineStart: `calc(${limit - first} / ${heaviest} * 100% + 0.5px)`,
      // In the dark, ink is too near to the ground: it would be a gap.
      borderInlineStart: `3px solid light-dark(var(--hero-ink), ${theme.vars.palette.band.main})`,
    },
    '&[data-waiting="limited"]::after': { borderInlineStart: `6px solid ${theme.vars.palette.primary.main}` },
    '@media (forced-colors: active)': {
      '& > span': { borderColor: 'CanvasText' },
      '& > [data-part="heaviest"]': { backgroundColor: 'CanvasText' },
      '& > [data-part="heaviest"]::after': { borderColor: 'Canvas' },
    },
  };
};

/** What is known of the waiting time at a step of the analysis; the words beside it say the same, and those of why to choose the company the figure. */
export function WaitingBar({ waiting, prefix }: { waiting: AnalysisStep['waiting']; prefix: string }) {
  return (
    <Box component="span" sx={bar} aria-hidden data-waiting={waiting}>
      {partsOf[waiting].map((part) => (
        <span key={part} data-part={part}>
          {part === 'gone' && <Message id={messageId(prefix, 'saved')} />}
          {(part === 'whole' || waiting === 'recorded') && (
            <small>
              <Message id={part === 'whole' ? messageId(prefix, 'limit') : messageId(prefix, 'part', part)} />
            </small>
          )}
        </span>
      ))}
    </Box>
  );
}
