import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTarget, scrollToTarget, showPart, targetOf } from '../components/links/fragment';
import { focusHeading } from '../components/overlay/focusHeading';

/** The delay before a page scrolls to the address's fragment, in milliseconds (docs/requirements.md, 1.5). */
const fragmentDelay = 200;

/** Whether the document was loaded with this fragment; the visitor may have followed a link to another one since. */
function isLoadedWith(hash: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return [hash, ''].includes(new URL(loaded?.name ?? window.location.href).hash);
}

/** Events that show that the visitor has begun to read or to go elsewhere. */
const signsOfIntent = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has not moved since the browser jumped to the fragment: its element is in view, and no other element has the focus. */
function isUntouched(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const { activeElement } = document;
  return (activeElement === document.body || activeElement === target) && bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the browser from restoring the scroll position when a visitor goes back within the site: that is a change of route, too. A page that is
 * reloaded, or returned to from another site, keeps its position.
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

/** Goes to a page's fragment after the delay, unless the visitor moves before; returns a function that keeps the page where it is. */
function goToTarget(target: HTMLElement): () => void {
  // Before the scroll: a visitor who presses Tab in the meantime goes on from there.
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
 * announces the page once. A page's fragment is scrolled to after 200 ms, when it is loaded and on a change of route; the document's scroll padding
 * keeps it below the header. Within a page, links (RouterLink) and the browser's history lead to a fragment without delay. An unknown or malformed
 * fragment does nothing.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  /** The shown page as the address bar has it; undefined before the first one. */
  const address = useRef<string>(undefined);

  useEffect(ownScrollPosition, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // An overlay that closes with the change of route moves the focus to the heading itself (useFocusReturn).
    if (document.querySelector('[aria-modal="true"]') === null) focusHeading();
  }, [pathname]);

  const enter = useEffectEvent(() => {
    const hasArrived = address.current === undefined;
    address.current = window.location.pathname;
    const target = targetOf(hash);
    // After a load the page does not move if the visitor has begun to use it.
    return target === null || (hasArrived && !(isLoadedWith(hash) && isUntouched(target)))
      ? undefined
      : goToTarget(target);
  });
  useEffect(() => enter(), [pathname]);

  useEffect(() => {
    const goBack = () => {
      if (window.location.pathname === address.current) showPart(window.location.hash);
    };
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
    };
  }, []);
}
