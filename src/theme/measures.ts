/** Heights and spaces that several folders share. */
export const layout = {
  /** The sticky header's height. */
  headerHeight: '72px',
  gutter: 'clamp(1.25rem, 0.667rem + 2.593vw, 3rem)',
  sectionSpace: 'clamp(2rem, 0.8rem + 5.2vw, 5.5rem)',
  /** From 1600 to 1920 px it grows with the window. */
  container: 'clamp(1200px, 75vw, 1440px)',
} as const;

/** From the edge of the window to where a container's words begin, for what reaches to that edge. */
export const pageInset = `max(${layout.gutter}, calc((100vw - ${layout.container}) / 2))`;

/** A screen on which a header that stays would leave little to read: a phone on its side, a page at 400 %. */
export const lowScreen = '@media (max-height: 400px)';
export const highScreen = '@media (min-height: 400.02px)';

/**
 * The room above and below what is scrolled into view: a part that stays at an edge of a scroll container sets `--covered-above` or `--covered-below`
 * on what is scrolled under it. At least the focus ring has room.
 */
export const coveredEdges = 'var(--covered-above, 8px) var(--covered-below, 8px)';

/** Where the system asks for more contrast. */
export const moreContrastWanted = '@media (prefers-contrast: more)';

/** A container that is too narrow for two columns: 280 px, or a phone with letters twice as large. In rem, so that the size of letters counts. */
export const tight = '@container (max-width: 16rem)';

/** The ring around what has the focus. A background on which its color cannot be seen sets `--focus-ring` to another one. */
export const focusRing = { outline: '3px solid var(--focus-ring)', outlineOffset: 3 } as const;

/** Room for other words as well (`data-words`): where they take the place of those that are shown, nothing moves. */
export const roomForOthers = {
  display: 'grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-words)', visibility: 'hidden' },
} as const;

/** For a box without a border of its own: with forced colors backgrounds vanish and every border shows, also a transparent one. */
export const forcedEdge = '1px solid transparent';

/** The selector of a component where no script runs: it is switched off, or a policy refuses it. Scripts mark the document (scripts/prerender/document.ts). */
export const noScript = 'html:not([data-script]) &';

/** A look where there is no script, and where it has failed (src/hydration/startScript.ts). */
export function withoutScript<Look extends object>(look: Look) {
  return { [noScript]: look, '[data-script-failed] &': look };
}

/** Controls that do nothing without script. */
export const onlyWithScript = withoutScript({ display: 'none' } as const);

/** Class of a drawing that is read along the line of text, or points along it: it turns around with the text (globalStyles.ts). */
export const alongText = 'along-text';

/** Styles for where script runs, from before it has loaded on: neither switched off nor failed. */
export const whereScriptRuns = <Styles extends object>(styles: Styles) =>
  ({ 'html[data-script]:not([data-script-failed]) &': styles }) as const;

/** Where script runs, until the picture of the first screen has come (src/hydration/startScript.ts). */
export const untilPictured = <Styles extends object>(styles: Styles) =>
  ({ 'html[data-script]:not([data-pictured]) &': styles }) as const;

/** The shadow of what lies over the page. The minifier writes its opacity as a byte: 51 is .2, and hydration moves nothing. */
export const overPage = '0 24px 64px rgb(20 22 29 / .2)';

export const motion = {
  enter: 'cubic-bezier(.2,0,0,1)',
  leave: 'cubic-bezier(.3,0,.8,.15)',
  state: 120,
  menu: 200,
  turn: 320,
  entry: 600,
} as const;

/** What opens appears from a little above its place. */
export function reveal(milliseconds: number) {
  return {
    animation: `reveal ${milliseconds}ms ${motion.enter}`,
    '@keyframes reveal': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  };
}

/** Where motion is welcome. Without it the global styles stop every animation and transition; elements that rotate by themselves or under a pointer do so in here. */
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';

/** In milliseconds: what a change of the page tells screen readers has reached them by then. */
export const newsTakes = 100;
