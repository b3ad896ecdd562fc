import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { Icon } from '../../ui/art/Icon';
import { FeaturePanel } from './FeaturePanel';
import type { FeatureWorkView } from './featureWork';

const open = { '& .MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' } };

/** Open for good where nothing could open it. */
const Item = styled(Accordion)({
  '& .MuiAccordionDetails-root': { maxWidth: 'none' },
  '@media (scripting: none)': open,
  '@media print': open,
});

/** Feature work as a list of which one item is open; the open one closes when it is pressed again. */
export function FeatureList({ prefix, items, selected, onSelect }: FeatureWorkView) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div>
      {items.map((item) => (
        <Item
          key={item.id}
          expanded={isOpen && item.id === selected}
          onChange={(_event, willOpen) => {
            setOpen(willOpen);
            onSelect(item.id);
          }}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary
            expandIcon={<Icon name="ui-chevron-down" />}
            id={`feature-${item.id}-heading`}
            aria-controls={`feature-${item.id}`}
          >
            <Message id={messageId(prefix, item.id, 'title')} />
          </AccordionSummary>
          <AccordionDetails>
            <FeaturePanel prefix={prefix} item={item} />
          </AccordionDetails>
        </Item>
      ))}
    </div>
  );
}
