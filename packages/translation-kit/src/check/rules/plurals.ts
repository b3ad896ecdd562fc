import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import { plurals, variants } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import { listed } from '../../catalogs/wording';
import type { MessageRule } from '../message';
import { categoriesOf, examplesOf, type PluralType } from '../pluralForms';

const typeOf = ({ pluralType }: PluralElement): PluralType => pluralType ?? 'cardinal';
const kindOf = (element: PluralElement) => (typeOf(element) === 'ordinal' ? 'selectordinal' : 'plural');
const titleOf = (element: PluralElement) => `{${element.value}, ${kindOf(element)}, …}`;
const finding = (reason: string, fix: string): Finding => ({ rule: 'plural', reason, fix });

const writeNumber = 'write # in the place of the number';

/** Whether a form shows its number. */
const counts = (element: PluralElement, form: string) =>
  variants(element.options[form]?.value ?? []).some(
    (text) => text.includes('{#}') || text.includes(`{${element.value}}`),
  );

/** Forms that a plural lacks, forms that the language never uses, and forms for several numbers without the number. */
export const pluralFormRule: MessageRule = ({ elements, locale }) =>
  plurals(elements).flatMap((element): Finding[] => {
    const [type, title] = [typeOf(element), titleOf(element)];
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    const needed = categoriesOf(locale, type);
    const isLacking = (form: string) => {
      const [only, ...more] = examplesOf(locale, type, form);
      return !forms.includes(form) && (more.length > 0 || !(`=${only}` in element.options));
    };
    const isSilent = (form: string) => examplesOf(locale, type, form).length > 1 && !counts(element, form);
    const silent = counts(element, 'other') ? forms.filter(isSilent) : [];
    const numbers = (form: string) => examplesOf(locale, type, form).slice(0, 4).join(', ');
    return [
      ...needed.filter(isLacking).map((form) => {
        const reason = `${title} has no form “${form}”, which ${locale} uses for numbers such as ${numbers(form)}`;
        return finding(reason, `add ${form} {…}; the language needs ${listed(needed)}`);
      }),
      ...forms
        .filter((form) => !needed.includes(form))
        .map((form) => {
          const reason = `${title} has a form “${form}”, which ${locale} never uses`;
          return finding(reason, `remove it; the language uses ${listed(needed)}`);
        }),
      ...silent.map((form) => {
        const reason = `the form “${form}” of ${title} does not show the number, and is for numbers such as ${numbers(form)}`;
        return finding(reason, writeNumber);
      }),
    ];
  });

/** A form “other” that lost its number, empty forms, and plurals inside plurals. */
export const pluralTextRule: MessageRule = ({ elements, source }) => {
  const theirs = plurals(source?.elements ?? []);
  const hasInner = ({ options }: PluralElement) =>
    Object.values(options).some(({ value }) => plurals(value).length > 0);
  return plurals(elements).flatMap((element): Finding[] => {
    const title = titleOf(element);
    const same = theirs.find(({ value }) => value === element.value);
    const isEmpty = (form: string) => variants(element.options[form]?.value ?? []).every((text) => text.trim() === '');
    const findings = Object.keys(element.options)
      .filter(isEmpty)
      .map((form) => finding(`the form “${form}” of ${title} is empty`, 'write its text between the braces'));
    if (same !== undefined && counts(same, 'other') && !counts(element, 'other')) {
      findings.push(finding(`the form “other” of ${title} does not show the number`, writeNumber));
    }
    if (hasInner(element) && !theirs.some(hasInner)) {
      const fix = 'write one plural; # is the number in each of its forms';
      findings.push(finding(`${title} has another plural inside`, fix));
    }
    return findings;
  });
};

/** Plurals of the source that became plain text or another kind of plural, or lost their offset or a form such as =0. */
export const pluralKeptRule: MessageRule = ({ elements, source }) =>
  plurals(source?.elements ?? []).flatMap((theirs): Finding[] => {
    const title = titleOf(theirs);
    const named = plurals(elements).filter(({ value }) => value === theirs.value);
    if (named.length === 0) return [finding(`lost ${title}`, `write ${title} with a form for each kind of number`)];
    const ours = named.find((element) => kindOf(element) === kindOf(theirs));
    if (ours === undefined) {
      const fix = `write “${kindOf(theirs)}”, as the source does`;
      return [finding(`${title} has become another kind of plural`, fix)];
    }
    const findings = Object.keys(theirs.options)
      .filter((form) => form.startsWith('=') && !(form in ours.options))
      .map((form) => finding(`${title} lost its form ${form}`, `add ${form} {…}, as the source has it`));
    if (ours.offset !== theirs.offset) {
      const reason = `${title} has offset:${ours.offset} instead of offset:${theirs.offset}`;
      findings.push(finding(reason, `write offset:${theirs.offset}`));
    }
    return findings;
  });
