import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { startTransition, useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Blocks } from '../components/art/Blocks';
import { LocalLink } from '../components/links/LocalLink';
import { focusHeading } from '../components/overlay/focusHeading';
import { Text } from '../components/text/Text';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';

const look = {
  display: 'grid',
  gridTemplateColumns: { sm: `${columns(1)} auto` },
  gap: 6,
  alignItems: 'center',
  paddingBlock: layout.sectionSpace,
  pr: 6,
} as const;

/** Shown between header and footer if a page fails to render (docs/requirements.md, 13). */
export function PageFailure({ resetErrorBoundary }: FallbackProps) {
  const message = useMessage();
  const title = message('common.titleTemplate', { title: message('common.failure.title') });
  useEffect(() => {
    document.title = title;
    focusHeading();
    // At unmounting, the heading is that of the new page.
    return focusHeading;
  }, [title]);
  return (
    <Container>
      <Box sx={look}>
        <div>
          <Text message="common.failure.title" variant="h1" />
          <Text message="common.failure.text" variant="lead" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2, mt: 5 }}>
            <Button
              variant="contained"
              onClick={() => {
                // In a transition this page stays until the new one has fetched its code and messages.
                startTransition(() => {
                  resetErrorBoundary();
                });
              }}
            >
              <Message id="common.failure.retry" />
            </Button>
            <LocalLink to="/">
              <Message id="common.failure.home" />
            </LocalLink>
          </Stack>
        </div>
        <Blocks loose width={240} />
      </Box>
    </Container>
  );
}
