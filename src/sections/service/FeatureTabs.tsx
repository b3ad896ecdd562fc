import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { FeaturePanel } from './FeaturePanel';
import type { FeatureWorkView } from './featureWork';

const Row = styled(Tabs)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  // The line under a tab ends where its words do, not where those of the next one begin.
  '& .MuiTabs-list': { columnGap: theme.spacing(3) },
  '& .MuiTab-root': {
    ...theme.typography.h4,
    flex: 1,
    maxWidth: 'none',
    minHeight: 72,
    alignItems: 'start',
    justifyContent: 'end',
    padding: theme.spacing(1.5, 0, 2.75),
    textAlign: 'start',
    textTransform: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&.Mui-selected': { color: theme.vars.palette.primary.main },
    // The row cuts off what lies outside it.
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& .MuiTabs-indicator': {
    height: 4,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

/** Feature work as tabs. An arrow key shows the next one at once: their videos are small, and load when they are shown. */
export function FeatureTabs({ prefix, items, selected, onSelect }: FeatureWorkView) {
  const message = useMessage();
  return (
    <>
      <Row
        value={selected}
        onChange={(_event, id: FeatureWorkView['selected']) => {
          onSelect(id);
        }}
        selectionFollowsFocus
        aria-label={message(messageId(prefix, 'heading'))}
      >
        {items.map(({ id }) => (
          <Tab
            key={id}
            value={id}
            id={`feature-${id}-tab`}
            aria-controls={`feature-${id}`}
            label={<Message id={messageId(prefix, id, 'title')} />}
          />
        ))}
      </Row>
      {items.map((item) => (
        <Box
          key={item.id}
          role="tabpanel"
          id={`feature-${item.id}`}
          aria-labelledby={`feature-${item.id}-tab`}
          hidden={item.id !== selected}
          sx={{ pt: 5 }}
        >
          <FeaturePanel prefix={prefix} item={item} />
        </Box>
      ))}
    </>
  );
}
