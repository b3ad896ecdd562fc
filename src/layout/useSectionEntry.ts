import { useEffect } from 'react';
import { motion } from '../theme/measures';
import { mainId } from './Main';

/** How far below its place a section's content starts. */
const distance = '12px';

function enter(content: Element) {
  content.animate([{ transform: `translateY(${distance})` }, { transform: 'none' }], {
    duration: motion.entry,
    easing: motion.enter,
  });
}

/**
 * Sections below the first screen rise into place as they come into view, each once. Nothing is ever hidden: without script, or where less motion
 * is asked for, they stand where they belong from the start. `page` names the page and what is there of it; a new one has new sections.
 */
export function useSectionEntry(page: string): void {
  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return undefined;
    // The observer reports each once at the start; asking for their places here would force a layout.
    const below = new WeakSet<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          if (below.has(target)) enter(target);
        } else if (boundingClientRect.top > 0) below.add(target);
      }
    });
    for (const content of document.querySelectorAll(`#${mainId} section > *`)) observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, [page]);
}
