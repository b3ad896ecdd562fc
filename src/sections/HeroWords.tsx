import { Text } from '../components/text/Text';
import type { MessageId } from '../i18n/messageIds';

export interface HeroWordsProps {
  title: MessageId;
  lead: MessageId;
  /** Has shorter lines. */
  compact?: boolean;
}

/** The heading of a page and one paragraph. */
export function HeroWords({ title, lead, compact = false }: HeroWordsProps) {
  return (
    <>
      <Text message={title} variant="h1" sx={{ maxWidth: compact ? '16ch' : '20ch' }} />
      <Text message={lead} variant="lead" color="textSecondary" sx={{ mt: 3, maxWidth: compact ? '42ch' : '56ch' }} />
    </>
  );
}
