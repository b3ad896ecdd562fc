import { type LanguageFacts, words } from './language';

export const portuguese: LanguageFacts = {
  quotes: ['“', '”'],
  innerQuotes: ['‘', '’'],
  script: 'Latin',
  letters: 'áàâãçéêíóôõúü',
  commonWords:
    'que se a de o os as do da dos das no na nos nas ao aos à às um uma com em e é são seu sua seus suas nosso nossa nossos nossas você pelo pela pelos pelas por para mas mais como quando onde quem isso isto esta este essa esse há muito sem sobre também já não nem cada outro outra porque foi',
  negations: words(
    'não|nunca|jamais|ninguém|nada|nenhum|nenhuma|nem|sem|tampouco|dúvidas?|à toa|impossível|deixa[rm]?(?:mos)? de|impede\\p{L}*|evit\\p{L}*|livra\\p{L}*|dispensa\\p{L}*',
  ),
  numberWords: words(
    'onze|doze|treze|catorze|quatorze|quinze|dez(?:esse|as|oi|eno)\\p{L}+|vinte|(?:tri|quare|cinque|sesse|sete|oite|nove)nta|cem|cento|(?:du|tre)zent[oa]s|\\p{L}+centos|mil|milhares|milhão|milhões',
  ),
  qualifiers: {
    'or more': words('ou mais|mais de|pelo menos|no mínimo'),
    over: words('mais de|supera[mr]?|acima de'),
    'at least': words('pelo menos|ao menos|no mínimo'),
    about: words('cerca de|em torno de|aproximadamente|uns|umas|quase|por volta de'),
    under: words('menos de|menor(?:es)? de|em até|no prazo de|dentro de|em'),
    'up to': words('até|no máximo|máximo|máxima|em até|no prazo de|dentro de'),
  },
  hasSentenceCase: true,
};
