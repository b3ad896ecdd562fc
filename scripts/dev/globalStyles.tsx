import { Global } from '@emotion/react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { arabicStyles, globalStyles, preferences } from '../../src/theme/globalStyles';
import printRules from '../../src/theme/print.css';

// In production the prerendered HTML contains these styles. In development there is no prerendered HTML.
const root = createRoot(document.createElement('div'));
root.render(
  <>
    <Global styles={globalStyles} />
    <Global styles={arabicStyles} />
    <Global styles={preferences.styles} />
    {createPortal(<style media="print">{printRules}</style>, document.head)}
  </>,
);

import.meta.webpackHot?.accept();
import.meta.webpackHot?.dispose(() => {
  root.unmount();
});
