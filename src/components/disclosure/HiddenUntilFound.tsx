import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withoutScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const shown = { display: 'block', contentVisibility: 'visible' } as const;

/** A styled `div`, because its looks depend on its attribute and on the document. */
const Region = styled('div')(withoutScript(shown));

interface HiddenUntilFoundProps {
  /** The element's id, for links that lead here. */
  id?: string;
  hidden: boolean;
  /** Called when the browser's search has found words in the content and shows it. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * Content with the attribute `hidden="until-found"`: it is hidden, but the browser's search finds its words and then shows it. Without script and in
 * print the content is visible.
 */
export function HiddenUntilFound({ id, hidden, onFound, children }: HiddenUntilFoundProps) {
  const region = useRef<HTMLDivElement>(null);

  const showFound = useEffectEvent(onFound);

  // React writes `hidden` without a value. In the HTML it has the value (src/server.tsx); the browser removes it when it has found words.
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
