import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../components/overlay/focusHeading';

/** The delay before a page scrolls to the address's fragment, in milliseconds (docs/requirements.md, 10). */
const fragmentDelay = 200;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** As with a link that the browser follows itself, reading and the Tab key go on from the target. */
function focusTarget(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function scrollToTarget(target: HTMLElement) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The room that controls keep for their focus ring would add to the header's.
  target.style.scrollMarginTop = '0';
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  target.style.scrollMarginTop = '';
}

/** Events that show that the visitor has begun to read or to go elsewhere. */
const signsOfIntent = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the fragment's element is still in view after hydration (the browser jumped to it before), and nothing but it has the focus. */
function isUntouched(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const { activeElement } = document;
  return (activeElement === document.body || activeElement === target) && bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the browser from putting back an old scroll position when a visitor goes back within the site, since that too is a change of
 * route. A page that is reloaded, or returned to from another site, keeps its position.
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

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What every change of route does (docs/requirements.md, 1): scroll to the top and move focus to the new page's heading, which is also how
 * a screen reader announces the page, once. A fragment, on load or later, is scrolled to after 200 ms; the document's
 * scroll padding keeps it below the header. An unknown or malformed fragment does nothing.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const isLive = useRef(false);

  useEffect(ownScrollPosition, []);

  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // An overlay that closes with the change of route gives focus to the heading when it is gone, and holds it until then.
    if (document.querySelector('[aria-modal="true"]') === null) focusHeading();
  }, [pathname]);

  useEffect(() => {
    const target = hash.length < 2 ? null : targetOf(hash);
    if (target === null) return undefined;
    // On load the page does not move under a visitor who has begun to use it.
    if (!isLive.current && !isUntouched(target)) return undefined;
    // At once: a visitor who presses Tab before the page scrolls goes on from there.
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
  }, [pathname, hash, key]);

  useEffect(() => {
    isLive.current = true;
  }, []);
}
