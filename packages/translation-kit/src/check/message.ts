import type { Elements } from '../catalogs/elements';
import type { Finding } from '../catalogs/problem';
import type { Project } from '../project';

interface Words {
  text: string;
  elements: Elements;
}

/** One message in the format of the rules. */
export interface Message extends Words {
  locale: string;
  /** The English message; undefined in the source language. */
  source?: Words;
  /** The note for translators. */
  description?: string;
  project: Project;
}

/** Finds one kind of mistake in a message. */
export type MessageRule = (message: Message) => Finding[];
