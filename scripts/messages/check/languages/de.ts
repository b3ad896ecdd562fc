import { type LanguageFacts, words } from './language';

export const german: LanguageFacts = {
  quotes: ['„', '“'],
  innerQuotes: ['‚', '‘'],
  script: 'Latin',
  letters: 'äöüß',
  commonWords:
    'der die das den dem des ein eine einen einem einer und ist sind war waren wird werden mit für von zu zum zur im auf aus bei nach über wir uns unser unsere Sie Ihr Ihre sie er es nicht auch nur noch mehr wie wenn wo wer was oder aber weil jede jeder jedes haben hat sich als dass',
  negations: words('nicht|nie|niemals|niemand|nichts|kein\\p{L}*|ohne|weder|noch|nirgends|un\\p{L}+'),
  numberWords: words(
    'elf|zwölf|\\p{L}+zehn|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|\\p{L}*hundert(?:e)?|\\p{L}*tausend(?:e)?|Million(?:en)?',
  ),
  qualifiers: {
    'or more': words('oder mehr|und mehr|mehr als|mindestens'),
    over: words('über|mehr als'),
    'at least': words('mindestens|wenigstens'),
    about: words('etwa|rund|ungefähr|circa|fast'),
    under: words('unter|weniger als|innerhalb|binnen|in'),
    'up to': words('bis zu|höchstens|maximal|innerhalb|binnen'),
  },
};
