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

/** Reading and the Tab key go on from the target, as after a link that the browser follows itself. */
function focusTarget(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function scrollToTarget(target: HTMLElement) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The scroll margin of controls would add to the header's height.
  target.style.scrollMarginTop = '0';
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  target.style.scrollMarginTop = '';
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

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top on every change of route and moves the focus to the new page's heading (docs/requirements.md, 1), so that a screen reader
 * announces the page once. A fragment, on load or later, is scrolled to after 200 ms; the document's scroll padding keeps it below the
 * header. An unknown or malformed fragment does nothing.
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
    // An overlay that closes with the change of route moves the focus to the heading itself (useFocusReturn).
    if (document.querySelector('[aria-modal="true"]') === null) focusHeading();
  }, [pathname]);

  useEffect(() => {
    const target = hash.length < 2 ? null : targetOf(hash);
    if (target === null) return undefined;
    // After a load the page does not move if the visitor has begun to use it.
    if (!isLive.current && !isUntouched(target)) return undefined;
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
  }, [pathname, hash, key]);

  useEffect(() => {
    isLive.current = true;
  }, []);
}
