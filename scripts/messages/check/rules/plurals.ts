import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import { plurals, variants } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { listed } from '../say';
import { categoriesOf, examplesOf, type PluralType } from '../pluralCategories';

const typeOf = ({ pluralType }: PluralElement): PluralType => pluralType ?? 'cardinal';
const word = (type: PluralType) => (type === 'ordinal' ? 'selectordinal' : 'plural');
const counts = (element: PluralElement, form: string) =>
  variants(element.options[form]?.value ?? []).some(
    (text) => text.includes('{#}') || text.includes(`{${element.value}}`),
  );

/** Forms that a language needs and a plural lacks, forms that the language never uses, and forms for many numbers without the number. */
export const pluralFormRule: MessageRule = ({ elements, locale }) =>
  plurals(elements).flatMap((element): Finding[] => {
    const type = typeOf(element);
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    const needed = categoriesOf(locale, type);
    const lacking = needed.filter((form) => {
      const [only, ...more] = examplesOf(locale, type, form);
      return !forms.includes(form) && (more.length > 0 || !(`=${only}` in element.options));
    });
    const foreign = forms.filter((form) => !needed.includes(form));
    const silent = counts(element, 'other')
      ? forms.filter(
          (form) => needed.includes(form) && examplesOf(locale, type, form).length > 1 && !counts(element, form),
        )
      : [];
    const name = `{${element.value}, ${word(type)}, …}`;
    const examples = (form: string) => examplesOf(locale, type, form).slice(0, 4).join(', ');
    return [
      ...lacking.map((form): Finding => ({
        rule: 'plural',
        reason: `${name} has no form “${form}”, which ${locale} uses for numbers such as ${examples(form)}`,
        mend: `add ${form} {…}; the language needs ${listed(needed)}`,
      })),
      ...foreign.map((form): Finding => ({
        rule: 'plural',
        reason: `${name} has a form “${form}”, which ${locale} never uses`,
        mend: `remove it; the language uses ${listed(needed)}`,
      })),
      ...silent.map((form): Finding => ({
        rule: 'plural',
        reason: `the form “${form}” of ${name} does not show the number, and stands for numbers such as ${examples(form)}`,
        mend: 'write # where the number belongs',
      })),
    ];
  });

/** Forms that show no number where the source's show it, forms with nothing in them, and plurals inside of plurals. */
export const pluralTextRule: MessageRule = ({ elements, source }) => {
  const theirs = plurals(source?.elements ?? []);
  return plurals(elements).flatMap((element): Finding[] => {
    const name = `{${element.value}, ${word(typeOf(element))}, …}`;
    const same = theirs.find(({ value }) => value === element.value);
    const empty = Object.entries(element.options).filter(([, { value }]) =>
      variants(value).every((text) => text.trim() === ''),
    );
    const inner = Object.values(element.options).flatMap(({ value }) => plurals(value));
    const isNested = theirs.some(({ options }) =>
      Object.values(options).some(({ value }) => plurals(value).length > 0),
    );
    return [
      ...(same !== undefined && counts(same, 'other') && !counts(element, 'other')
        ? [
            {
              rule: 'plural',
              reason: `the form “other” of ${name} does not show the number`,
              mend: 'write # where the number belongs',
            } as const,
          ]
        : []),
      ...empty.map(([form]): Finding => ({
        rule: 'plural',
        reason: `the form “${form}” of ${name} is empty`,
        mend: 'write its text between the braces',
      })),
      ...(inner.length > 0 && !isNested
        ? [
            {
              rule: 'plural',
              reason: `${name} has another plural inside`,
              mend: 'write one plural; # is the number in each of its forms',
            } as const,
          ]
        : []),
    ];
  });
};

/** Plurals of the source that a translation has as plain text, of another kind, with another offset or without a form such as =0. */
export const pluralKeptRule: MessageRule = ({ elements, source }) =>
  plurals(source?.elements ?? []).flatMap((theirs): Finding[] => {
    const type = word(typeOf(theirs));
    const name = `{${theirs.value}, ${type}, …}`;
    const named = plurals(elements).filter(({ value }) => value === theirs.value);
    if (named.length === 0) {
      return [
        {
          rule: 'plural',
          reason: `lost ${name}`,
          mend: `write {${theirs.value}, ${type}, …} with a form for each kind of number`,
        },
      ];
    }
    const [ours] = named.filter((element) => word(typeOf(element)) === type);
    if (ours === undefined) {
      return [
        {
          rule: 'plural',
          reason: `${name} has become another kind of plural`,
          mend: `write “${type}”, as the source does`,
        },
      ];
    }
    const exact = Object.keys(theirs.options).filter((form) => form.startsWith('=') && !(form in ours.options));
    return [
      ...(ours.offset === theirs.offset
        ? []
        : [
            {
              rule: 'plural',
              reason: `${name} has offset:${ours.offset} instead of offset:${theirs.offset}`,
              mend: `write offset:${theirs.offset}`,
            } as const,
          ]),
      ...exact.map((form): Finding => ({
        rule: 'plural',
        reason: `${name} lost its form ${form}`,
        mend: `add ${form} {…}, as the source has it`,
      })),
    ];
  });
