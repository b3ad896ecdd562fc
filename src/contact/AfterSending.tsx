import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LocalLink } from '../components/links/LocalLink';
import { Cover } from '../components/media/Cover';
import { Text } from '../components/text/Text';
import { featuredSlugs } from '../content/caseStudies';
import { Message } from '../i18n/Message';

/** After sending: a button that returns to the page, and a case study to read. */
export function AfterSending({ onClose }: { onClose: () => void }) {
  const [slug] = featuredSlugs;
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={onClose}>
        <Message id="contact.back" />
      </Button>
      {slug !== undefined && (
        <Stack
          direction={{ sm: 'row' }}
          sx={{ columnGap: 3, rowGap: 2, pt: 3, borderTop: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
        >
          <Box sx={{ flex: { sm: '0 0 45%' } }}>
            <Cover slug={slug} shows="card" sizes="360px" />
          </Box>
          <Stack spacing={1}>
            <Text message="contact.waiting" variant="h4" />
            <LocalLink to={`/case-studies/${slug}`}>
              <Message id="contact.read" />
            </LocalLink>
          </Stack>
        </Stack>
      )}
    </>
  );
}
