import Box from '@mui/material/Box';
import type { aboutUsSections } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { useNumberedMessages } from '../../i18n/useNumberedMessages';
import { printClasses } from '../../theme/printClasses';

const text = { typography: 'prose', columnCount: { md: 2 }, columnGap: 8, mb: { xs: '-1em', md: 0 } } as const;

/** The space is below each paragraph, so that both columns begin at the same height. */
const paragraphLook = { maxWidth: '40rem', pb: '1em', breakInside: 'avoid' } as const;

/** All paragraphs that the catalog has for a section of the about page, in two columns on wide screens and on paper. */
export function AboutText({ section }: { section: (typeof aboutUsSections)[number] }) {
  const numbered = useNumberedMessages();
  return (
    <Box className={printClasses.textColumns} sx={text}>
      {numbered(`aboutUs.${section}.`).map((paragraph) => (
        <Box key={paragraph} component="p" sx={paragraphLook}>
          <Message id={paragraph} />
        </Box>
      ))}
    </Box>
  );
}
