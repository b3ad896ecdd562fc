import { outboxTests } from './outboxTests';
import { withFolder } from './withFolder';

outboxTests((run) => withFolder(({ open }) => run(async () => (await open()).outbox)));
