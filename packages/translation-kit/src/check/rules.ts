import type { MessageRule } from './message';
import { characterRule } from './rules/characters';
import { lengthRule } from './rules/length';
import { pluralRule } from './rules/plurals';
import { structureRule } from './rules/structure';

/** All checks of one message, in any language. They check facts only, and do not judge words. */
export const messageRules: readonly MessageRule[] = [structureRule, pluralRule, lengthRule, characterRule];
