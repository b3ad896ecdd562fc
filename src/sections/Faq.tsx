import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useState } from 'react';
import type { questionsByPage } from '../content/pageLists';
import { Disclosure } from '../components/disclosure/Disclosure';
import { useOneOpen } from '../components/disclosure/useOneOpen';
import { PartBoundary } from '../hydration/PartBoundary';
import { AddMessages } from '../i18n/AddMessages';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import type { Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';
import { forcedEdge } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

/** A block with lines of about 75 letters. */
const answer = {
  p: { xs: 2.5, sm: 3 },
  paddingInlineEnd: { md: 'max(24px, 100% - 54ch - 24px)' },
  border: forcedEdge,
  borderEndEndRadius: '2.5rem',
  bgcolor: 'primary.light',
  textWrap: 'pretty',
} as const;

type FetchTool = () => Promise<ComponentType>;

/** Fetches a calculator's code, and its words: those of the catalog `calculators`. */
async function fetchWithWords(fetchTool: FetchTool, locale: Locale): Promise<ComponentType> {
  const [fetched] = await Promise.all([fetchTool(), loadMessages(locale, 'calculators')]);
  return fetched;
}

interface ToolProps {
  fetchTool: FetchTool;
  /** Whether its answer is open. */
  isOpen: boolean;
}

/**
 * A calculator in an answer. It appears when the answer is first opened; the fields keep their values while the answer is closed. If its code cannot
 * be fetched, the answer's words are enough, and the next opening tries again.
 */
function Tool({ fetchTool, isOpen }: ToolProps) {
  const locale = useLocale();
  const [Calculator, setCalculator] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    fetchWithWords(fetchTool, locale).then((fetched) => {
      if (isCurrent) setCalculator(() => fetched);
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [fetchTool, isOpen, locale]);

  return (
    Calculator !== null && (
      <AddMessages of="calculators">
        <PartBoundary>
          <Calculator />
        </PartBoundary>
      </AddMessages>
    )
  );
}

interface FaqProps {
  /** The start of the message ids: `<prefix>.<id>.question` and `.answer`. */
  prefix: `${keyof typeof questionsByPage}.faq`;
  ids: readonly string[];
  /** A calculator below one of the answers. */
  tool?: { of: string; fetch: FetchTool };
}

const elementId = (id: string) => `faq-${id}`;

/** Questions and answers: none is open at first, and at most one at a time. */
export function Faq({ prefix, ids, tool }: FaqProps) {
  const [open, setOpen] = useOneOpen(ids.map(elementId));
  const locale = useLocale();
  const prefetch = () => {
    if (tool !== undefined) fetchWithWords(tool.fetch, locale).catch(console.error);
  };
  return (
    <div>
      {ids.map((id) => {
        const isOpen = open === elementId(id);
        return (
          <Disclosure
            key={id}
            id={elementId(id)}
            level="h3"
            heading={messageId(prefix, id, 'question')}
            isOpen={isOpen}
            prefetch={tool?.of === id ? prefetch : undefined}
            onToggle={(willBeOpen) => {
              setOpen(willBeOpen ? elementId(id) : null);
            }}
          >
            <Box className={printClasses.flush} sx={answer}>
              <Message id={messageId(prefix, id, 'answer')} />
            </Box>
            {tool?.of === id && <Tool fetchTool={tool.fetch} isOpen={isOpen} />}
          </Disclosure>
        );
      })}
    </div>
  );
}
