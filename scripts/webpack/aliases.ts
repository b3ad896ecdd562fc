import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules');
const unusedPart = path.join(root, 'scripts/webpack/unusedModule.ts');

/** Parts of libraries that others import and no page uses, and why it does not: they throw where that ceases to be true. */
const unusedParts = {
  // The theme switches ripples off.
  '@mui/material/ButtonBase/TouchRipple.mjs': unusedPart,
  // Buttons say in words that they are busy, never by `loading`.
  '@mui/material/CircularProgress/index.mjs': unusedPart,
  // Accordions open by a panel of their own that the browser's search can open.
  '@mui/material/Collapse/index.mjs': unusedPart,
  // Every select is the browser's own (`native`), every field outlined, every text area a plain one.
  '@mui/material/Select/SelectInput.mjs': unusedPart,
  '@mui/material/Input/index.mjs': unusedPart,
  '@mui/material/FilledInput/index.mjs': unusedPart,
  '@mui/material/TextareaAutosize/index.mjs': unusedPart,
  // Tabs stand one below the other and never scroll.
  '@mui/material/Tabs/ScrollbarSize.mjs': unusedPart,
  '@mui/material/TabScrollButton/index.mjs': unusedPart,
  // Every select and every choice brings a picture of its own.
  '@mui/material/internal/svg-icons/ArrowDropDown.mjs': unusedPart,
  // Only Emotion's `withTheme` uses it.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': unusedPart,
};

const inPackages = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([file, standIn]) => [path.join(packages, file), standIn]));

/** Modules of libraries with others in their place. Keys and values are files. */
export const standIns = inPackages({
  ...unusedParts,
  // A whole theme of Material UI's look, which the site's own theme always covers.
  '@mui/material/styles/defaultTheme.mjs': path.join(root, 'src/theme/defaultTheme.ts'),
  // A list of some five hundred attributes, by which Emotion guesses what a component is given for its styles alone.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': path.join(root, 'src/theme/isPropValid.ts'),
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.cjs.mjs': path.join(root, 'src/theme/isPropValid.ts'),
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.cjs.js': path.join(root, 'src/theme/isPropValid.ts'),
});
