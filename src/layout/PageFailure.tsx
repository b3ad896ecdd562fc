import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { focusHeading } from '../components/overlay/focusHeading';
import { LocalLink } from '../components/links/LocalLink';
import { Notice } from '../components/text/Notice';

/** Shown between header and footer if a page fails to render (docs/requirements.md, 13). */
export function PageFailure({ resetErrorBoundary }: FallbackProps) {
  const message = useMessage();
  const title = message('common.titleTemplate', { title: message('common.failure.title') });
  useEffect(() => {
    document.title = title;
    focusHeading();
    // On unmount: the heading of the page that replaces this one.
    return focusHeading;
  }, [title]);
  return (
    <Notice
      actions={
        <>
          <Button
            variant="contained"
            onClick={() => {
              // The page may have to fetch something first; until then this one stays.
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
        </>
      }
    >
      <Typography variant="h1">
        <Message id="common.failure.title" />
      </Typography>
      <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }}>
        <Message id="common.failure.text" />
      </Typography>
    </Notice>
  );
}
