import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Message } from '../i18n/Message';
import { LocalLink } from '../ui/LocalLink';
import { Notice } from '../ui/Notice';

/** Stands in for a page that failed to render, inside header and footer (spec.md §2, §8). */
export function PageFailure({ resetErrorBoundary }: FallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Notice
      actions={
        <>
          <Button variant="contained" onClick={resetErrorBoundary}>
            <Message id="common.failure.retry" />
          </Button>
          <LocalLink to="/">
            <Message id="common.failure.home" />
          </LocalLink>
        </>
      }
    >
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        <Message id="common.failure.title" />
      </Typography>
      <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }}>
        <Message id="common.failure.text" />
      </Typography>
    </Notice>
  );
}
