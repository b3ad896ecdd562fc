import type { Elements } from './elements';
import type { Glossary } from './glossary';
import type { Finding } from './problem';

interface Words {
  text: string;
  elements: Elements;
}

/** One message as a rule sees it. */
export interface Message extends Words {
  key: string;
  locale: string;
  /** What it translates; undefined in the source language. */
  source?: Words;
  /** What the source says about it to translators. */
  description?: string;
  glossary?: Glossary;
  /** The label that a figure's value is read with: the text of `<id>.label` beside `<id>.value`. */
  label?: string;
}

/** Looks at one message for one kind of mistake. */
export type MessageRule = (message: Message) => Finding[];
