import { type LanguageFacts, words } from './language';

export const spanish: LanguageFacts = {
  quotes: ['«', '»'],
  innerQuotes: ['“', '”'],
  opening: { '?': '¿', '!': '¡' },
  script: 'Latin',
  letters: 'áéíóúüñ',
  commonWords:
    'que se o a de al el la los las del al un una unos unas con en y es son lo le les su sus tu tus nuestro nuestra nuestros nuestras por para pero más como cuando donde quien esto esta este estos estas ese esa eso hay muy sin sobre también ya ni cada otro otra porque',
  negations: words(
    'no|nunca|jamás|nadie|nada|ningún|ninguna?|ninguno|ni|sin|tampoco|dudas?|imposible|deja(?:n|r|mos)? de|impid\\p{L}*|evit\\p{L}*',
  ),
  numberWords: words(
    'once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to|tos)?|\\p{L}*cient[oa]s|mil(?:es)?|millón|millones',
  ),
  qualifiers: {
    'or more': words('o más|más de|al menos|como mínimo|mínimo de'),
    over: words('más de|supera[nr]?|por encima de'),
    'at least': words('al menos|por lo menos|como mínimo|mínimo'),
    about: words('cerca de|alrededor de|aproximadamente|unos|unas|casi|en torno (?:al?|a un)'),
    under: words('menos de|menor(?:es)? de|en un plazo de|dentro de|antes de|en|en el plazo de'),
    'up to': words('hasta|como máximo|máximo|máxima|no más de|a lo sumo|en un plazo de|en el plazo de|dentro de'),
  },
  hasSentenceCase: true,
};
