import Link from '@mui/material/Link';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { LocalLink, type LocalTarget } from '../components/links/LocalLink';

/** The name of a source, as a link where it lies on this site. */
export function FactSource({ source }: { source: DueDiligenceFact['source'] }) {
  const name = <Message id={messageId('dueDiligence.source', source.id)} />;
  if (source.kind === 'document' || source.kind === 'statement') return name;
  // That an address of a record leads somewhere is checked by the build.
  return source.kind === 'page' ? (
    <LocalLink to={source.href as LocalTarget}>{name}</LocalLink>
  ) : (
    <Link href={source.href}>{name}</Link>
  );
}
