import type { LanguageFacts } from './language';

/** A pattern for any of some whole words; English letters need no more than \b. */
const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'i');

export const english: LanguageFacts = {
  quotes: ['“', '”'],
  innerQuotes: ['‘', '’'],
  script: 'Latin',
  commonWords:
    'the and of to is are was were be been it its this that these those with for from on at by as an or you your we our us they their them have has had do does did what which who when where how why can could will would should there here then than into about after before only just also more most some any every each other not if but because while',
  negations: words(
    "not|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|(?:do|does|did|is|are|was|were|has|have|had|can|could|wo|would|should|need)n['’]t|no(?!-| (?:later|longer than|matter|more than)\\b)",
  ),
  numberWords: words(
    '(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{L}+)?|hundreds?|thousands?|millions?)',
  ),
  qualifiers: {
    'or more': /\}\+|\b(?:or|and) more\b/i,
    over: /\}\+|\b(?:over|more than)\b/i,
    'at least': /\}\+|\bat least\b/i,
    about: /\b(?:about|around|roughly)\b/i,
    under: /\b(?:under|within|less than)\b/i,
    'up to': /\b(?:up to|at most|maximum|within)\b/i,
  },
};
