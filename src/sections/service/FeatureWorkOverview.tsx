import { accordionClasses } from '@mui/material/Accordion';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { accentColor } from '../../content/accents';
import { slugOfId } from '../../content/caseStudies';
import type { FeatureWork } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { forcedColorsClasses } from '../../theme/forcedColors';
import { onlyWithScript, withoutScript } from '../../theme/measures';
import { FeaturePanel } from './FeaturePanel';

/** A screen with room for tabs. */
const wide = 'screen and (min-width: 900px)';

const row = {
  display: 'none',
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  [`@media ${wide}`]: { display: 'flex', ...onlyWithScript },
} as const;

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
  // Inside the tab, because the row would cut off an outline around it.
  '&:focus-visible': { outlineOffset: -3 },
} as const;

const rowSlots = {
  // Removes the `style` attribute that Tabs writes for a scrolling row, because the content security policy refuses it.
  scroller: { style: { overflow: undefined, marginBottom: undefined } },
  // The gap is outside of the tabs, so that the line under a tab is as wide as its words.
  list: { sx: { columnGap: 3 } },
  indicator: { className: forcedColorsClasses.filled, sx: { height: 4 } },
} as const;

/** Below tabs an item has neither lines nor a heading. Without script there are no tabs. */
const below = {
  [`@media ${wide}`]: { [`&, &.${accordionClasses.expanded}`]: { border: 0, boxShadow: 'none' } },
} as const;
const heading = { [`@media ${wide}`]: { display: 'none', ...withoutScript({ display: 'block' } as const) } } as const;

const space = ' ';

function Customer({ item: { id, company } }: { item: FeatureWork }) {
  return (
    <Typography variant="label" component="span" sx={{ display: 'block', color: accentColor(slugOfId(id)) }}>
      {company}
      {space}
    </Typography>
  );
}

interface FeatureWorkOverviewProps {
  /** The start of the message ids: `<prefix>.<id>.title`, `.description`, `.link` and `.video`. */
  prefix: string;
  items: readonly FeatureWork[];
}

/**
 * Details of larger projects. One is visible at a time, at first the first one (docs/requirements.md, 5). The HTML has tabs and an accordion; wide
 * screens show the tabs, narrow screens the accordion. The selected item stays when the window's width changes. Paper has every item.
 */
export function FeatureWorkOverview({ prefix, items }: FeatureWorkOverviewProps) {
  const message = useMessage();
  const hasTabs = useMediaQuery(`@media ${wide}`);
  const [selected, setSelected] = useState(items[0]?.id);
  /** In the accordion the selected item can be closed, too. */
  const [isOpen, setOpen] = useState(true);
  const ids = (id: FeatureWork['id']) => ({ tab: `feature-${id}-tab`, panel: `feature-${id}-panel` });

  return (
    <div>
      <Tabs
        variant="fullWidth"
        value={selected}
        // This costs little, because a video loads only when it is shown.
        selectionFollowsFocus
        onChange={(_event, id: FeatureWork['id']) => {
          setSelected(id);
        }}
        aria-label={message(messageId(prefix, 'heading'))}
        slotProps={rowSlots}
        sx={row}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            value={item.id}
            id={ids(item.id).tab}
            aria-controls={ids(item.id).panel}
            data-needs-script={ids(item.id).tab}
            label={
              <span>
                <Customer item={item} />
                <Message id={messageId(prefix, item.id, 'title')} />
              </span>
            }
            sx={tab}
          />
        ))}
      </Tabs>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={`feature-${item.id}`}
          level="h3"
          above={<Customer item={item} />}
          heading={messageId(prefix, item.id, 'title')}
          isOpen={item.id === selected && (isOpen || hasTabs)}
          onToggle={(willOpen) => {
            setOpen(willOpen);
            setSelected(item.id);
          }}
          slotProps={{
            heading: { sx: heading },
            ...(hasTabs && { region: { role: 'tabpanel', 'aria-labelledby': ids(item.id).tab } }),
          }}
          sx={below}
        >
          <FeaturePanel prefix={prefix} item={item} />
        </Disclosure>
      ))}
    </div>
  );
}
