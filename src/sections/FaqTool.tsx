import { type ComponentType, useEffect, useState } from 'react';
import { AddMessages } from '../i18n/AddMessages';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';

/** Fetches a calculator's code; its words are those of the catalog `calculators`. */
export type FetchTool = () => Promise<ComponentType>;

interface FaqToolProps {
  fetchTool: FetchTool;
  /** Whether its answer is open. */
  isOpen: boolean;
}

/**
 * A calculator in an answer, fetched when the answer is first opened; what was filled in stays while it is closed. Where it cannot be
 * fetched, the answer's words say the same, and opening it again tries again.
 */
export function FaqTool({ fetchTool, isOpen }: FaqToolProps) {
  const locale = useLocale();
  const [Tool, setTool] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isHere = true;
    Promise.all([fetchTool(), loadMessages(locale, 'calculators')]).then(([fetched]) => {
      if (isHere) setTool(() => fetched);
    }, console.error);
    return () => {
      isHere = false;
    };
  }, [fetchTool, isOpen, locale]);

  return (
    Tool !== null && (
      <AddMessages of="calculators">
        <Tool />
      </AddMessages>
    )
  );
}
