import { useEffect } from 'react';
import { motion } from '../theme/measures';
import { mainId } from './Main';

/** How far below its place a section's content starts. */
const way = '12px';

function enter(content: Element) {
  content.animate([{ transform: `translateY(${way})` }, { transform: 'none' }], {
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
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        enter(target);
      }
    });
    for (const content of document.querySelectorAll(`#${mainId} section > *`)) {
      if (content.getBoundingClientRect().top > window.innerHeight) observer.observe(content);
    }
    return () => {
      observer.disconnect();
    };
  }, [page]);
}
