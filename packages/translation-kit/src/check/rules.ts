import type { MessageRule } from './message';
import { characterRule, htmlRule } from './rules/characters';
import { directionRule, numberDirectionRule } from './rules/direction';
import { figureRule } from './rules/figures';
import { formatRule } from './rules/formats';
import { glossaryRule, tagWordsRule } from './rules/glossary';
import { lengthRule } from './rules/length';
import { nameRule } from './rules/names';
import { otherLanguageRule } from './rules/otherLanguage';
import { placeholderRule } from './rules/placeholders';
import { pluralFormRule, pluralKeptRule, pluralTextRule } from './rules/plurals';
import { punctuationRule } from './rules/punctuation';
import { quoteRule } from './rules/quotes';
import { sameAsSourceRule } from './rules/sameAsSource';
import { letterRule, scriptRule } from './rules/script';
import { selectRule } from './rules/selects';
import { spacingRule } from './rules/spacing';
import { nestingRule, tagRule } from './rules/tags';

/** All checks of one message, in any language. Each can be right or wrong; none guesses at meaning. */
export const messageRules: readonly MessageRule[] = [
  placeholderRule,
  formatRule,
  tagRule,
  nestingRule,
  pluralFormRule,
  pluralKeptRule,
  pluralTextRule,
  selectRule,
  sameAsSourceRule,
  glossaryRule,
  tagWordsRule,
  lengthRule,
  otherLanguageRule,
  scriptRule,
  letterRule,
  figureRule,
  nameRule,
  spacingRule,
  punctuationRule,
  quoteRule,
  directionRule,
  numberDirectionRule,
  characterRule,
  htmlRule,
];
