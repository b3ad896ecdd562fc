/** Heights and spaces that several folders share. */
export const layout = {
  /** The sticky header's height. */
  headerHeight: '72px',
  gutter: 'clamp(1.25rem, 0.667rem + 2.593vw, 3rem)',
  sectionSpace: 'clamp(2rem, 0.8rem + 5.2vw, 5.5rem)',
  /** Grows with the window from 1600 to 1920 px. */
  container: 'clamp(1200px, 75vw, 1440px)',
} as const;

/** The space between the edge of the window and a container's words, for boxes that reach that edge. */
export const pageInset = `max(${layout.gutter}, calc((100vw - ${layout.container}) / 2))`;

/** A sticky header would cover too much of this screen: a phone on its side, or a page at 400 %. */
export const lowScreen = '@media (max-height: 400px)';
export const highScreen = '@media (min-height: 400.02px)';

/**
 * The space above and below an element that is scrolled into view: at least room for the focus ring. If a sticky part covers an edge of a scroll
 * container, the scrolled content has `--covered-above` or `--covered-below`.
 */
export const coveredEdges = 'var(--covered-above, 8px) var(--covered-below, 8px)';

/** The visitor asks for more contrast. */
export const moreContrastWanted = '@media (prefers-contrast: more)';

/** A container that is too narrow for two columns: 280 px, or a phone with letters twice as large. In rem, so that large letters need more room. */
export const tight = '@container (max-width: 16rem)';

/** The ring around the focused element. A background of a similar color sets `--focus-ring` to another color. */
export const focusRing = { outline: '3px solid var(--focus-ring)', outlineOffset: 3 } as const;

/** A box with room for its words and for those of `data-words`, so that nothing moves when one replaces the other. */
export const roomForOthers = {
  display: 'grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-words)', visibility: 'hidden' },
} as const;

/** The edge of a box without a visible border: forced colors remove backgrounds, but show transparent borders. */
export const forcedEdge = '1px solid transparent';

/** Selects a component while no script runs, because it is switched off or refused. A script marks the document (scripts/prerender/document.ts). */
export const noScript = 'html:not([data-script]) &';

/** A look for pages without script, or with a script that has failed (src/hydration/startScript.ts). */
export function withoutScript<Look extends object>(look: Look) {
  return { [noScript]: look, '[data-script-failed] &': look };
}

/** Controls that do nothing without script. */
export const onlyWithScript = withoutScript({ display: 'none' } as const);

/** The class of a drawing with the direction of text: Arabic pages mirror it (globalStyles.ts). */
export const alongText = 'along-text';

/** Styles if script is not switched off and has not failed; they apply before it has loaded, too. */
export const whereScriptRuns = <Styles extends object>(styles: Styles) =>
  ({ 'html[data-script]:not([data-script-failed]) &': styles }) as const;

/** Styles if script runs, until the picture of the first screen has loaded (src/hydration/startScript.ts). */
export const untilPictured = <Styles extends object>(styles: Styles) =>
  ({ 'html[data-script]:not([data-pictured]) &': styles }) as const;

/** The shadow of a box that lies over the page. Its opacity is a whole byte (51 of 255), so that the minifier does not change the rule. */
export const overPage = '0 24px 64px rgb(20 22 29 / .2)';

export const motion = {
  enter: 'cubic-bezier(.2,0,0,1)',
  leave: 'cubic-bezier(.3,0,.8,.15)',
  state: 120,
  menu: 200,
  turn: 320,
  entry: 600,
} as const;

/** An opening panel appears from a little above its place. */
export function reveal(milliseconds: number) {
  return {
    animation: `reveal ${milliseconds}ms ${motion.enter}`,
    '@keyframes reveal': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  };
}

/** The visitor allows motion. Otherwise the global styles stop every animation and transition, but transforms need this query. */
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';

/** Milliseconds after which screen readers have noticed a change of the page. */
export const announceDelayMs = 100;
