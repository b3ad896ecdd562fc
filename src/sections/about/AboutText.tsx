import { styled } from '@mui/material/styles';
import { Message } from '../../i18n/Message';
import { useNumberedMessages } from '../../i18n/useNumberedMessages';
import { Prose } from '../../components/Prose';

/** Two columns where there is room for two lines of reading length. */
const Columns = styled(Prose)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    columnCount: 2,
    columnGap: theme.spacing(8),
    // Below each paragraph, so that both columns begin at the same height.
    '& > p': { breakInside: 'avoid', marginBlock: 0, paddingBottom: '1em' },
    '& > p + p': { marginTop: 0 },
  },
}));

/** The paragraphs of a section of the about page, as many as its catalog has. */
export function AboutText({ section }: { section: string }) {
  const numbered = useNumberedMessages();
  return (
    <Columns>
      {numbered(`aboutUs.${section}.`).map((paragraph) => (
        <p key={paragraph}>
          <Message id={paragraph} />
        </p>
      ))}
    </Columns>
  );
}
