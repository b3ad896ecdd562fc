import Box from '@mui/material/Box';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { forcedEdge } from '../theme/measures';
import { Disclosure } from '../components/disclosure/Disclosure';
import { useOneOpen } from '../components/disclosure/useOneOpen';
import { FaqTool, type FetchTool } from './FaqTool';

interface FaqProps {
  /** What the message ids start with: `<prefix>.<id>.question` and `.answer`. */
  prefix: string;
  ids: readonly string[];
  /** A calculator below one of the answers. */
  tool?: { of: string; fetch: FetchTool };
}

/** On a block of its own, whose lines have about 75 letters. */
const answer = {
  p: { xs: 2.5, sm: 3 },
  paddingInlineEnd: { md: 'max(24px, 100% - 54ch - 24px)' },
  border: forcedEdge,
  borderEndEndRadius: '2.5rem',
  bgcolor: 'primary.light',
  textWrap: 'pretty',
  '@media print': { p: 0, border: 0, bgcolor: 'transparent' },
} as const;

const elementId = (id: string) => `faq-${id}`;

/** Questions and answers: none is open at first, and at most one at a time. */
export function Faq({ prefix, ids, tool }: FaqProps) {
  const [open, setOpen] = useOneOpen(ids.map(elementId));
  return (
    <div>
      {ids.map((id) => (
        <Disclosure
          key={id}
          id={elementId(id)}
          level="h3"
          heading={messageId(prefix, id, 'question')}
          isOpen={open === elementId(id)}
          onToggle={(isOpen) => {
            setOpen(isOpen ? elementId(id) : null);
          }}
        >
          <Box sx={answer}>
            <Message id={messageId(prefix, id, 'answer')} />
          </Box>
          {tool?.of === id && <FaqTool fetchTool={tool.fetch} isOpen={open === elementId(id)} />}
        </Disclosure>
      ))}
    </div>
  );
}
