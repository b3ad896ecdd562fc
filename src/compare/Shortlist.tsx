import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../loading/lazyComponent';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';
import { routeAt } from '../paths';
import { useShortlist } from './shortlistStore';

const bar = lazyComponent(
  async () => (await import(/* webpackChunkName: "shortlist" */ './ShortlistBar')).ShortlistBar,
);

/** The shortlist's bar on every page but the comparison, which shows the list itself. Its code is fetched with the first case study on the list. */
export function Shortlist() {
  const locale = useLocale();
  const isWanted = useShortlist().length > 0;
  const isComparison = routeAt(useLocation().pathname).page === 'compare';
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    Promise.all([bar.load(), loadMessages(locale, 'compare')]).then(
      () => {
        setReady(true);
      },
      () => {
        // Without network there is no bar, but the buttons still show the list.
      },
    );
  }, [isWanted, locale]);

  return isWanted && isReady && !isComparison ? <bar.Component /> : null;
}
