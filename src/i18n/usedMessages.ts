/** The ids of all messages that the prerenderer has shown so far; empty in browsers. */
export const usedMessages = new Set<string>();

/** Remembers a message that is being shown, so that the build can name those that never are. */
export function noteUse(id: string): void {
  if (IS_PRERENDER) usedMessages.add(id);
}
