import { styled } from '@mui/material/styles';
import { Message } from '../../i18n/Message';
import { useNumberedMessages } from '../../i18n/useNumberedMessages';
import { Prose } from '../../components/text/Prose';

const twoColumns = {
  '--gap': '1em',
  columnCount: 2,
  // Its space is below a paragraph, so that both columns begin at one height.
  '& > p': { marginBlock: 0, paddingBottom: 'var(--gap)', breakInside: 'avoid' },
  '& > p + p': { marginTop: 0 },
} as const;

/** Two columns where there is room for two lines of reading length, and on paper. */
const Columns = styled(Prose)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { ...twoColumns, columnGap: theme.spacing(8) },
  '@media print': { ...twoColumns, columnGap: theme.spacing(4), fontSize: '9.5pt', lineHeight: 1.4, '--gap': '0.6em' },
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
