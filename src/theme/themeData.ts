import type { Opacity } from '@mui/material/styles';
import { computedTheme } from './computedTheme';
import { unknownState } from './pruned';
import { withoutFallbacks } from './variables';

/** What belongs to components that the site does without; one that it begins to use leaves this list (src/theme/theme.test.ts). */
export const unusedComponents = [
  'Alert',
  'Autocomplete',
  'Avatar',
  'FilledInput',
  'LinearProgress',
  'ListItemButton',
  'ListItemIcon',
  'MenuItem',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'ToggleButton',
  'Tooltip',
] as const;

/** Kinds of text, colors and a kind of field that no page names. */
const unusedNames = ['MuiInput', 'h5', 'h6', 'subtitle1', 'subtitle2', 'overline', 'warning', 'info'] as const;

const left = new Set<string>([...unusedComponents, ...unusedComponents.map((name) => `Mui${name}`), ...unusedNames]);

/** The parts of a record that are data and used. */
function dataOf<Value extends object>(record: Value): Value {
  const entries = Object.entries(record).filter(([name, value]) => !left.has(name) && typeof value !== 'function');
  return Object.fromEntries(entries) as Value;
}

/** The shadows that components name: those of buttons. */
const shadowsOf = (all: readonly string[]) => Object.fromEntries([0, 2, 4, 6, 8].map((step) => [step, all[step]]));

/** Whether nothing is left of styles. */
const isEmpty = (value: unknown) => value !== null && typeof value === 'object' && Object.keys(value).length === 0;

/** Styles with every function in them replaced by what it says for this theme, no variable with a value to fall back to, and no state that the site does without. */
function settled(styles: unknown): unknown {
  if (typeof styles === 'function') return settled((styles as (props: object) => unknown)({ theme: computedTheme }));
  if (Array.isArray(styles)) return styles.filter(Boolean).map(settled);
  if (typeof styles === 'string') return withoutFallbacks(styles);
  if (styles === null || typeof styles !== 'object') return styles;
  const entries = Object.entries(styles)
    .filter(([name]) => !unknownState.test(name))
    .map(([name, value]) => [name, settled(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

const {
  breakpoints,
  components,
  direction,
  mixins,
  motion,
  palette,
  shadows,
  shape,
  transitions,
  typography,
  vars,
  zIndex,
} = computedTheme;
// Material UI's types leave these two out.
const { colorSpace, opacity } = computedTheme as typeof computedTheme & { colorSpace: string; opacity: Opacity };

const settledVars = settled({
  opacity: vars.opacity,
  palette: dataOf(vars.palette),
  shadows: shadowsOf(vars.shadows),
  shape: vars.shape,
  spacing: vars.spacing,
  zIndex: vars.zIndex,
}) as Pick<typeof vars, 'opacity' | 'palette' | 'shadows' | 'shape' | 'spacing' | 'zIndex'>;

/** The theme without its functions, as the build hands it to the browser. */
export const themeData = {
  breakpoints: { values: breakpoints.values, unit: breakpoints.unit },
  colorSpace,
  components: settled(dataOf(components ?? {})) as NonNullable<typeof components>,
  direction,
  mixins,
  motion,
  opacity,
  palette: dataOf(palette),
  shadows: shadowsOf(shadows),
  shape,
  transitions: dataOf(transitions),
  typography: dataOf(typography),
  vars: settledVars,
  zIndex,
};
