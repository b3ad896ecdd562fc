import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withoutScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const shown = { display: 'block', contentVisibility: 'visible' } as const;

/** Styled by itself, since its looks hang on the attribute and on what is around it. */
const Region = styled('div')(withoutScript(shown));

interface HiddenUntilFoundProps {
  /** The element's id, for links that lead here. */
  id?: string;
  hidden: boolean;
  /** The browser's find in page has found something in here and shows it. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * Content with the attribute `hidden="until-found"`: it does not show, and the browser's find in page finds it all the same and shows it, where
 * the browser can. Without script and in print it shows.
 */
export function HiddenUntilFound({ id, hidden, onFound, children }: HiddenUntilFoundProps) {
  const region = useRef<HTMLDivElement>(null);

  const showFound = useEffectEvent(onFound);

  // React knows `hidden` as true or false only. In the HTML it has its value (src/server.tsx), and is gone if the browser has found something.
  useLayoutEffect(() => {
    if (hidden && region.current?.hasAttribute('hidden') === false) showFound();
    else if (hidden) region.current?.setAttribute('hidden', 'until-found');
  }, [hidden]);

  useEffect(() => {
    const element = region.current;
    element?.addEventListener('beforematch', onFound);
    return () => {
      element?.removeEventListener('beforematch', onFound);
    };
  }, [onFound]);

  return (
    <Region id={id} ref={region} hidden={hidden} className={printClasses.shown}>
      {children}
    </Region>
  );
}
