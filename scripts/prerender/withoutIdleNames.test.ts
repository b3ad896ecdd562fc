import { expect, test } from '@playwright/test';
import { withoutIdleNames } from './withoutIdleNames';

test('only those of Material UI’s class names stay that a rule mentions', () => {
  const style = 'a:not(.MuiButton-root),.css-1 .Mui-expanded{color:red}';
  const html =
    '<a class="MuiTypography-root MuiButton-root css-1">MuiLink-root</a><p class="MuiTypography-root">One</p>';
  expect(withoutIdleNames(html, style)).toBe('<a class="MuiButton-root css-1">MuiLink-root</a><p>One</p>');
  expect(withoutIdleNames('<i class="Mui-expanded icon"></i><b class="first"></b>', style)).toBe(
    '<i class="Mui-expanded icon"></i><b class="first"></b>',
  );
});
