import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { onIntent } from '../../loading/onIntent';
import { motion, reveal } from '../../theme/measures';
import { Icon } from '../art/Icon';
import { singlePress } from '../overlay/singlePress';
import { HiddenUntilFound } from './HiddenUntilFound';

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFound: () => void;
  }
}

interface PanelProps {
  in?: boolean;
  onFound: () => void;
  children?: ReactNode;
}

/** Replaces Material UI's Collapse: the browser's search finds words in a closed panel and opens the panel. */
function Panel({ in: isOpen = false, onFound, children }: PanelProps) {
  return (
    <HiddenUntilFound hidden={!isOpen} onFound={onFound}>
      <Box {...(isOpen && { sx: reveal(motion.turn) })}>{children}</Box>
    </HiddenUntilFound>
  );
}

interface DisclosureProps extends Pick<AccordionProps, 'sx'> {
  /** The element's id, for links that lead here. */
  id: string;
  heading: MessageId;
  level: 'h2' | 'h3';
  /** Before the heading's words. */
  above?: ReactNode;
  slotProps?: { heading?: Pick<AccordionProps, 'sx'>; region?: { role: 'tabpanel'; 'aria-labelledby': string } };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Fetches what the panel needs, as soon as the visitor seems to open it. */
  prefetch?: (() => void) | undefined;
  children: ReactNode;
}

/** A heading that opens and closes the panel below it. Without script the panel is open. */
export function Disclosure({
  id,
  heading,
  level,
  above,
  isOpen,
  onToggle,
  prefetch,
  slotProps,
  sx,
  children,
}: DisclosureProps) {
  return (
    <Accordion
      id={id}
      tabIndex={-1}
      expanded={isOpen}
      onChange={(_event, willBeOpen) => {
        onToggle(willBeOpen);
      }}
      slots={{ region: 'section', transition: Panel }}
      sx={sx}
      slotProps={{
        heading: { component: level, ...slotProps?.heading },
        // A `section` with a name is a region by itself.
        region: { role: undefined, ...slotProps?.region },
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
        aria-controls={`${id}-panel`}
        data-needs-script={id}
        {...singlePress}
        {...(prefetch !== undefined && onIntent(prefetch))}
        slotProps={{ content: { sx: { typography: level === 'h2' ? 'h2' : 'h4' } } }}
      >
        <span>
          {above}
          <Message id={heading} />
        </span>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
