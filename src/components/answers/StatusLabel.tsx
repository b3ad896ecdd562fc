import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Text } from '../text/Text';

const colors = { have: 'primary', partly: 'textPrimary', haveNot: 'warning' } as const;

/** The status of an answer in words: the agency has the item, partly has it, or does not have it. */
export function StatusLabel({ status }: { status: DueDiligenceFact['status'] }) {
  return <Text message={`dueDiligence.status.${status}`} variant="label" component="b" color={colors[status]} />;
}
