import { Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { arabicStyles, globalStyles } from '../../src/theme/globalStyles';
import printSheet from '../../src/theme/print.css';

// While developing no HTML is prerendered that would hold them.
createRoot(document.createElement('div')).render(
  <>
    <Global styles={globalStyles} />
    <Global styles={arabicStyles} />
    <link rel="stylesheet" href={printSheet} media="print" />
  </>,
);
