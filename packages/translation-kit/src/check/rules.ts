import type { MessageRule } from './message';
import { characterRule } from './rules/characters';
import { lengthRule } from './rules/length';
import { pluralRule } from './rules/plurals';
import { structureRule } from './rules/structure';

/** All checks of one message, in any language. Each can be right or wrong; none guesses at words. */
export const messageRules: readonly MessageRule[] = [structureRule, pluralRule, lengthRule, characterRule];
