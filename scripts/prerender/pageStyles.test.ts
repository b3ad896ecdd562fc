import { expect, test } from '@playwright/test';
import { pageStyles } from './pageStyles';

test('the styles of a page leave out repeated rules of Emotion and keep the others', () => {
  const styles = {
    ':root{--ink:#000;}': ':root{--ink:#000}',
    '.a{color:var(--ink, #000);background:var(--paper, #fff);}': '.a{color:var(--ink);background:var(--paper,#fff)}',
    '.b{margin:0;color:red;margin:1px;}.b{color:#00f;}': '.b{color:#00f;margin:1px}',
    '.c{color:red!important;color:#00f;}': '.c{color:#00f;color:red!important}',
    '@media (min-width:0px){.d{padding:1px;}}@media (min-width:600px){.d{padding:2px;}}':
      '.d{padding:1px}@media (width>=600px){.d{padding:2px}}',
    '.e.Mui-disabled{color:red;}.e:hover:not(.Mui-disabled){color:#00f;}': '.e:hover:not(.Mui-disabled){color:#00f}',
    '.f:active{box-shadow:var(--shadows-8, none);}': '',
    '.g::-moz-focus-inner{border-style:none;}@media print{.g{color-adjust:exact;}}': '',
    '@media (prefers-reduced-motion: reduce){.h{transition:none;}}': '',
    '@font-face{font-family:I;src:url(i);}@font-face{font-family:J;src:url(j);}':
      '@font-face{font-family:I;src:url(i)}@font-face{font-family:J;src:url(j)}',
    '.k{text-decoration-color:red;}': '.k{text-decoration-color:red}',
  };
  const css = pageStyles(Object.keys(styles).join('')).replaceAll('\n', '');
  expect(css).toBe(Object.values(styles).join(''));
});
