import { Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { arabicStyles, globalStyles, preferences } from '../../src/theme/globalStyles';
import printSheet from '../../src/theme/print.css';

// While developing no HTML is prerendered that would hold them.
const root = createRoot(document.createElement('div'));
root.render(
  <>
    <Global styles={globalStyles} />
    <Global styles={arabicStyles} />
    <Global styles={preferences.styles} />
    <link rel="stylesheet" href={printSheet} media="print" />
  </>,
);

import.meta.webpackHot?.accept();
import.meta.webpackHot?.dispose(() => {
  root.unmount();
});
