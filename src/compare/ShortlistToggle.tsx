import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CaseStudySlug } from '../content/caseStudies';
import { parts } from '../content/parts';
import { Message } from '../i18n/Message';
import { LiveRegion } from '../components/screenReader/LiveRegion';
import { useMessage } from '../i18n/useMessage';
import { accentTint } from '../content/accents';
import { onlyWithScript } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { setShortlist, useShortlist, useToggle } from './shortlistStore';

/** Above the link that covers the card, so that it can be clicked. */
const place = { position: 'relative', zIndex: 1, maxWidth: 'max-content', ...onlyWithScript } as const;

/** A button that adds a case study to the shortlist, or removes it. If the list is full, it shows a message. */
export function ShortlistToggle({ slug }: { slug: CaseStudySlug }) {
  const message = useMessage();
  const shortlist = useShortlist();
  const [toggle, isRefused] = useToggle(shortlist, setShortlist);
  const action = shortlist.includes(slug) ? 'remove' : 'add';

  if (!parts.compare) return null;
  return (
    <Box className={printClasses.hidden} sx={place}>
      <Button
        variant="outlined"
        size="small"
        data-needs-script={slug}
        aria-label={message(`compare.shortlist.${action}Named`, {
          title: message(`caseStudy.${slug}.card.title`),
        })}
        onClick={() => {
          toggle(slug);
        }}
        sx={action === 'remove' ? { '&, &:hover': { backgroundColor: accentTint(slug) } } : undefined}
      >
        <Message id={`compare.shortlist.${action}`} changes />
      </Button>
      <LiveRegion role="alert" sx={{ mt: 1, typography: 'body2' }}>
        {isRefused && <Message id="compare.shortlist.full" />}
      </LiveRegion>
    </Box>
  );
}
