import type { Elements } from '../catalogs/elements';
import type { Finding } from '../catalogs/problem';
import type { CheckedProject } from './allowed';
import type { Glossary } from './glossary';

interface Words {
  text: string;
  elements: Elements;
}

/** One message as a rule sees it. */
export interface Message extends Words {
  key: string;
  locale: string;
  /** The English message; undefined in the source language. */
  source?: Words;
  /** The note for translators. */
  description?: string;
  glossary?: Glossary;
  project: CheckedProject;
}

/** Looks for one kind of mistake in a message. */
export type MessageRule = (message: Message) => Finding[];
