import type { MessageRule } from './message';
import { bareFigureRule, characterRule, htmlRule } from './rules/characters';
import { directionRule } from './rules/direction';
import { formatRule } from './rules/formats';
import { glossaryRule } from './rules/glossary';
import { knownRule } from './rules/known';
import { lengthRule } from './rules/length';
import { placeholderRule } from './rules/placeholders';
import { pluralFormRule, pluralKeptRule } from './rules/plurals';
import { punctuationRule, quoteRule } from './rules/punctuation';
import { sameAsSourceRule } from './rules/sameAsSource';
import { selectRule } from './rules/selects';
import { spacingRule } from './rules/spacing';
import { nestingRule, tagRule } from './rules/tags';

/** Everything that is looked at in a message of any language. */
export const messageRules: readonly MessageRule[] = [
  knownRule,
  placeholderRule,
  formatRule,
  tagRule,
  nestingRule,
  pluralFormRule,
  pluralKeptRule,
  selectRule,
  sameAsSourceRule,
  glossaryRule,
  lengthRule,
  bareFigureRule,
  spacingRule,
  punctuationRule,
  quoteRule,
  directionRule,
  characterRule,
  htmlRule,
];
