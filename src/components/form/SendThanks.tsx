import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { FormWords } from './formWords';

/** Says that a form was sent. It replaces the button that had the focus, so it takes the focus, which is how a screen reader announces it. */
export function SendThanks({ words }: { words: FormWords }) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    thanks.current?.focus();
  }, []);
  return (
    <div ref={thanks} tabIndex={-1}>
      <Typography variant="h3" component="p">
        <Message id={`${words}.sent`} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        <Message id={`${words}.sentHint`} />
      </Typography>
    </div>
  );
}
