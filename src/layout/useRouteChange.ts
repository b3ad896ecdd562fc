import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { focusTarget, scrollToTarget, showPart, targetOf } from '../components/links/fragment';
import { afterIslands } from '../hydration/markHydrated';
import { focusHeading } from '../components/overlay/focusHeading';

/** The delay before a page scrolls to the address's fragment, in milliseconds (docs/requirements.md, 1.5). */
const fragmentDelay = 200;

/** Whether the document was loaded with this fragment. The visitor may have followed a link to another fragment since. */
function isLoadedWith(hash: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return [hash, ''].includes(new URL(loaded?.name ?? window.location.href).hash);
}

/** Events that show that the visitor has begun to use the page. */
const signsOfIntent = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has not used the page since the browser jumped to the fragment: the target is in view, and no other element has the focus. */
function isUntouched(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const { activeElement } = document;
  return (activeElement === document.body || activeElement === target) && bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the browser from restoring the scroll position when a visitor goes back within the site, which is a change of route, too. A reloaded page,
 * and a page to which the visitor returns from another site, keep their position.
 */
function ownScrollPosition() {
  const own = () => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = () => {
    window.history.scrollRestoration = 'auto';
  };
  own();
  window.addEventListener('pageshow', own);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', own);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

/** Scrolls to a fragment's target after the delay, unless the visitor begins to use the page; returns a function that cancels it. */
function goToTarget(target: HTMLElement): () => void {
  // Before the scroll, so that the Tab key continues from the target.
  focusTarget(target);
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    scrollToTarget(target);
  }, fragmentDelay);
  const stay = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  for (const sign of signsOfIntent) {
    window.addEventListener(sign, stay, { capture: true, passive: true, signal: waiting.signal });
  }
  return stay;
}

/**
 * Scrolls to the top on every change of route and moves the focus to the new page's heading (docs/requirements.md, 1), so that a screen reader
 * announces the page once. After a load and on a change of route it scrolls to the fragment's target after 200 ms; the document's scroll padding keeps
 * the target below the header. Within a page, links (RouterLink) and the browser's history lead to a fragment without delay. An unknown or malformed
 * fragment does nothing.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const address = useHref(pathname);
  const shown = useRef(pathname);
  const hasArrived = useRef(false);

  useEffect(ownScrollPosition, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // An overlay that closes with the change of route moves the focus by itself (useFocusReturn).
    if (document.querySelector('[aria-modal="true"]') === null) focusHeading();
  }, [pathname]);

  const enter = useEffectEvent(() => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    const target = targetOf(hash);
    // After a load the page does not scroll if the visitor has begun to use it.
    return target === null || (isFirst && !(isLoadedWith(hash) && isUntouched(target)))
      ? undefined
      : goToTarget(target);
  });
  useEffect(() => enter(), [pathname]);

  /** Handles the browser's history, and a link to a part that is not hydrated yet. */
  const goToPart = useEffectEvent((event: PopStateEvent) => {
    if (window.location.pathname !== address || !event.isTrusted) return;
    showPart(window.location.hash);
    // React renders a change of address in this event without delay, and would discard the HTML of islands: the router learns of it later.
    if (afterIslands(() => window.dispatchEvent(new PopStateEvent('popstate')))) event.stopImmediatePropagation();
  });
  useLayoutEffect(() => {
    const handle = (event: PopStateEvent) => {
      goToPart(event);
    };
    window.addEventListener('popstate', handle, true);
    return () => {
      window.removeEventListener('popstate', handle, true);
    };
  }, []);
}
