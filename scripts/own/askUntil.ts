import { UsageError } from '../programs/command';

type Check = (answer: string) => void;

/** Asks until the answer is valid. Resolves with undefined for an empty answer or the present value. */
export async function askUntil(ask: () => Promise<string>, now: string, check?: Check): Promise<string | undefined> {
  const text = (await ask()).trim();
  if (text === '' || text === now) return undefined;
  try {
    check?.(text);
    return text;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return askUntil(ask, now, check);
  }
}
