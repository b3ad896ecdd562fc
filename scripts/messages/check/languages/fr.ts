import { type LanguageFacts, words } from './language';

export const french: LanguageFacts = {
  quotes: ['« ', ' »'],
  innerQuotes: ['“', '”'],
  spaced: ':;!?»',
  script: 'Latin',
  letters: 'àâæçéèêëîïôœùûüÿ',
  commonWords:
    'de se le la les des du au aux un une et est sont ce cette ces il elle ils elles nous vous notre nos votre vos son sa ses leur leurs dans sur avec pour par sans mais plus comme quand où qui que dont aussi ne pas chaque autre parce été',
  negations: words(
    "ne|n['’]\\p{L}+|pas|jamais|rien|personne|aucune?|sans|ni|non|nulle part|introuvables?|impossibles?|inconnue?s?|évit\\p{L}*",
  ),
  numberWords: words(
    'onze|douze|treize|quatorze|quinze|seize|vingt(?:-\\p{L}+)*|trente|quarante|cinquante|soixante|cents?|mille|milliers|millions?',
  ),
  qualifiers: {
    'or more': words('ou plus|plus de|au moins'),
    over: words('plus de|dépass\\p{L}*|au-delà de'),
    'at least': words('au moins|au minimum'),
    about: words('environ|près de|autour de|à peu près'),
    under: words('moins de|sous|dans les|en'),
    'up to': words("jusqu['’]à|au plus|au maximum|maximum|dans les|sous"),
  },
  hasSentenceCase: true,
};
