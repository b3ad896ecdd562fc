import { imprint } from '../../src/content/imprint';
import { sourceLocale } from '../../src/i18n/locales';
import type { MessageFault } from '../../src/i18n/messageFault';
import { notFoundRoute, type Route, routes } from '../../src/paths';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';
import type { Catalogs } from '../messages/catalogs';
import { factInliner, factsOf } from '../messages/inlineFacts';
import { catalogFileOf, readCode, unusedMessageProblems } from '../messages/unusedMessages';
import { messagesOf, messageStartsOf } from '../messages/pageMessages';
import type { PrerenderBundle } from '../prerender/prerenderPage';
import { readSettings } from '../settings/settings';

/** A renamed message is missing under one name and unused under the other. Unused messages are not reported then, so that nobody removes it. */
const notYet = 'Not looked at: messages that nobody shows. Fix the findings first, then look again';

/** Reports a message that a page asks for and cannot show, with its place and its fix. */
function faultProblem({ id, reason }: MessageFault, { path }: Route, catalogs: Catalogs): Problem {
  const all = [...catalogs.values()];
  const own = all.find(({ entries }) => entries.has(id));
  const file = own?.file ?? catalogFileOf(id, all) ?? 'locales/en';
  const problem = { file, line: own?.lines.get(id) ?? 1, key: id, rule: 'use' as const };
  if (reason !== undefined) {
    const fix = 'pass it where the message is shown, or leave it out';
    return { ...problem, reason: `cannot be shown on ${path}: ${reason}`, fix };
  }
  if (own === undefined) {
    const fix = 'write it, or correct the name that code, a list or a record of src/content asks for';
    return { ...problem, reason: `is missing, and ${path} asks for it`, fix };
  }
  const fix = 'name its beginning in scripts/messages/pageMessages.ts';
  return { ...problem, reason: `${path} asks for it and does not get it`, fix };
}

/**
 * Renders every page in the source language, and reports the messages that a page asks for and cannot show. If there are none, it reports
 * the messages that no page shows; else `later` says that it did not look for them. Rejects with the path of a page that cannot be rendered.
 */
export async function wordProblems(
  bundle: PrerenderBundle,
  catalogs: Catalogs,
): Promise<{ problems: Problem[]; later: string[] }> {
  const inlineFacts = factInliner(sourceLocale, factsOf(readSettings()));
  const common = messagesOf(['common'], catalogs, inlineFacts);
  const faults = new Map<string, Problem>();
  for (const route of [...routes, notFoundRoute]) {
    const starts = messageStartsOf(route);
    try {
      const page = messagesOf(starts, catalogs, inlineFacts);
      const rendered = await bundle.render(route, sourceLocale, { common, page });
      for (const fault of rendered.faults) {
        if (!faults.has(fault.id)) faults.set(fault.id, faultProblem(fault, route, catalogs));
      }
    } catch (error) {
      throw new Error(`${route.path} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  if (faults.size > 0) return { problems: [...faults.values()], later: [notYet] };
  // Without a record of the imprint no page shows its messages.
  const shown = [...catalogs.values()].filter(({ name }) => name !== 'imprint' || imprint !== undefined);
  return { problems: unusedMessageProblems(shown, bundle.usedMessages, readCode()), later: [] };
}
