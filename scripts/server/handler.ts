import type { IncomingMessage, ServerResponse } from 'node:http';

/** A connect-style request handler: it answers, or calls `next` for what is not its own, with an error for what broke. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
