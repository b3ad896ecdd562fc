import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure';
import type { FeatureWork } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { forcedColorsClasses } from '../../theme/forcedColors';
import { printClasses } from '../../theme/printClasses';
import { FeaturePanel } from './FeaturePanel';

const tab = {
  alignItems: 'start',
  justifyContent: 'end',
  minHeight: 72,
  p: 0,
  pt: 1.5,
  pb: 2.75,
  textAlign: 'start',
  typography: 'h4',
  '&:hover': { color: 'text.primary' },
  // The row cuts off an outline around a tab.
  '&:focus-visible': { outlineOffset: -3 },
} as const;

const rowSlots = {
  // The line under a tab ends where its words do, not where those of the next one begin.
  list: { sx: { columnGap: 3 } },
  indicator: { className: forcedColorsClasses.filled, sx: { height: 4 } },
} as const;

interface FeatureWorkOverviewProps {
  /** The start of the message ids: `<prefix>.<id>.title`, `.description`, `.link` and `.video`. */
  prefix: string;
  items: readonly FeatureWork[];
}

/**
 * Details of larger projects, one shown at a time, and at first the first (docs/requirements.md, 5): tabs where there is room, else an accordion
 * with one open item, which the HTML has too. The selection stays when the window's width changes one into the other. Paper has every item.
 */
export function FeatureWorkOverview({ prefix, items }: FeatureWorkOverviewProps) {
  const message = useMessage();
  // On paper too: a sheet is narrow, but a change while it is printed would come too late.
  const hasTabs = useMediaQuery('not screen and (max-width: 899.95px)');
  const [selected, setSelected] = useState(items[0]?.id);
  const [isOpen, setOpen] = useState(true);

  if (!hasTabs) {
    return items.map((item) => (
      <Disclosure
        key={item.id}
        id={`feature-${item.id}`}
        level="h3"
        heading={messageId(prefix, item.id, 'title')}
        isOpen={isOpen && item.id === selected}
        onToggle={(willOpen) => {
          setOpen(willOpen);
          setSelected(item.id);
        }}
      >
        <FeaturePanel prefix={prefix} item={item} />
      </Disclosure>
    ));
  }
  return (
    <>
      <Tabs
        variant="fullWidth"
        value={selected}
        // The videos are small, and load when they are shown.
        selectionFollowsFocus
        onChange={(_event, id: FeatureWork['id']) => {
          setSelected(id);
        }}
        aria-label={message(messageId(prefix, 'heading'))}
        slotProps={rowSlots}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {items.map(({ id }) => (
          <Tab
            key={id}
            value={id}
            id={`feature-${id}-tab`}
            aria-controls={`feature-${id}`}
            label={<Message id={messageId(prefix, id, 'title')} />}
            sx={tab}
          />
        ))}
      </Tabs>
      {items.map((item) => (
        <Box
          key={item.id}
          role="tabpanel"
          id={`feature-${item.id}`}
          aria-labelledby={`feature-${item.id}-tab`}
          hidden={item.id !== selected}
          sx={{ pt: 5 }}
        >
          <Typography variant="h4" component="h3" className={printClasses.only} sx={{ display: 'none' }}>
            <Message id={messageId(prefix, item.id, 'title')} />
          </Typography>
          <FeaturePanel prefix={prefix} item={item} />
        </Box>
      ))}
    </>
  );
}
