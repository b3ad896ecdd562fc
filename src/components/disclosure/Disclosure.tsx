import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode, SyntheticEvent } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Icon } from '../art/Icon';
import { FindablePanel } from './FindablePanel';
import { useHydrated } from '../../hydration/useHydrated';

interface DisclosureProps {
  /** The element's id, for links that lead here. */
  id: string;
  heading: MessageId;
  level: 'h2' | 'h3';
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A heading that opens and closes what is below it; the browser's find in page opens it too. Before hydration the heading is a link that opens it,
 * and without script it is open.
 */
export function Disclosure({ id, heading, level, isOpen, onToggle, children }: DisclosureProps) {
  const hydrated = useHydrated();

  function keepAddress(event: SyntheticEvent) {
    event.preventDefault();
  }

  return (
    <Accordion
      id={id}
      expanded={isOpen}
      onChange={(_event, willBeOpen) => {
        onToggle(willBeOpen);
      }}
      slots={{ region: 'section', transition: FindablePanel }}
      slotProps={{
        heading: { component: level },
        // A named section is a region without saying so.
        region: { role: undefined },
        transition: {
          onFound: () => {
            onToggle(true);
          },
        },
      }}
    >
      <AccordionSummary
        expandIcon={<Icon name="chevron-down" size={level === 'h2' ? 36 : 24} />}
        id={`${id}-heading`}
        href={`#${id}`}
        onClick={keepAddress}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          keepAddress(event);
          onToggle(!isOpen);
        }}
        {...(hydrated && { role: 'button' })}
        aria-controls={`${id}-panel`}
        slotProps={{ content: { sx: { typography: level === 'h2' ? 'h2' : 'h4' } } }}
      >
        <Message id={heading} />
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
