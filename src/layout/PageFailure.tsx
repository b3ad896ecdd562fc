import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Message } from '../i18n/Message';
import { LocalLink } from '../ui/LocalLink';

/** Stands in for a page that failed to render, inside header and footer (spec.md §2, §8). */
export function PageFailure({ resetErrorBoundary }: FallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Container sx={{ py: 12 }}>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        <Message id="common.failure.title" />
      </Typography>
      <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '48ch' }}>
        <Message id="common.failure.text" />
      </Typography>
      <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" onClick={resetErrorBoundary}>
          <Message id="common.failure.retry" />
        </Button>
        <LocalLink to="/">
          <Message id="common.failure.home" />
        </LocalLink>
      </Stack>
    </Container>
  );
}
