import type { MessageRule } from './message';
import { bareFigureRule } from './rules/bareFigures';
import { characterRule, htmlRule } from './rules/characters';
import { capitalRule } from './rules/capitals';
import { directionRule, numberDirectionRule } from './rules/direction';
import { endingRule } from './rules/endings';
import { formatRule } from './rules/formats';
import { glossaryRule, tagWordsRule } from './rules/glossary';
import { knownRule } from './rules/known';
import { lengthRule } from './rules/length';
import { listRule } from './rules/lists';
import { negationRule } from './rules/negations';
import { otherLanguageRule } from './rules/otherLanguage';
import { personNameRule } from './rules/personNames';
import { placeholderRule } from './rules/placeholders';
import { pluralFormRule, pluralKeptRule, pluralTextRule } from './rules/plurals';
import { punctuationRule } from './rules/punctuation';
import { qualifierRule } from './rules/qualifiers';
import { quoteRule } from './rules/quotes';
import { sameAsSourceRule } from './rules/sameAsSource';
import { letterRule, scriptRule } from './rules/script';
import { selectRule } from './rules/selects';
import { spacingRule } from './rules/spacing';
import { spanRule } from './rules/spans';
import { nestingRule, tagRule, wholeTagRule } from './rules/tags';
import { twiceRule } from './rules/twice';
import { numberWordRule, wordingRule } from './rules/wording';

/** Everything that is looked at in a message of any language. */
export const messageRules: readonly MessageRule[] = [
  knownRule,
  placeholderRule,
  twiceRule,
  spanRule,
  formatRule,
  tagRule,
  wholeTagRule,
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
  listRule,
  negationRule,
  qualifierRule,
  bareFigureRule,
  numberWordRule,
  wordingRule,
  personNameRule,
  capitalRule,
  endingRule,
  spacingRule,
  punctuationRule,
  quoteRule,
  directionRule,
  numberDirectionRule,
  characterRule,
  htmlRule,
];
