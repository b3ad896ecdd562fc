import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useState } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { Icon } from '../ui/art/Icon';

interface FaqProps {
  /** What the message ids start with: `<prefix>.<id>.question` and `.answer`. */
  prefix: string;
  ids: readonly string[];
}

/** Questions of which none is open at first and one at a time later (spec.md §4). */
export function Faq({ prefix, ids }: FaqProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div>
      {ids.map((id) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, isOpen) => {
            setOpen(isOpen ? id : null);
          }}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary
            expandIcon={<Icon name="ui-chevron-down" />}
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
          >
            <Message id={messageId(prefix, id, 'question')} />
          </AccordionSummary>
          <AccordionDetails>
            <Message id={messageId(prefix, id, 'answer')} />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
