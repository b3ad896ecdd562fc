import { plurals, variants } from '../../catalogs/elements';
import { listed } from '../../catalogs/wording';
import type { Finding } from '../../catalogs/problem';
import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import type { MessageRule } from '../message';
import { pluralForms } from '../pluralForms';
import { partName } from './parts';

/** Whether a form shows its number. */
const counts = ({ value, options }: PluralElement, form: string) =>
  variants(options[form]?.value ?? []).some((text) => text.includes('{#}') || text.includes(`{${value}}`));

/** Reports missing forms of a plural, forms that the language never uses, and forms for several numbers that do not show the number. */
export const pluralRule: MessageRule = ({ elements, locale, source }) =>
  plurals(elements).flatMap((element) => {
    const [type, title] = [element.pluralType ?? 'cardinal', partName(element)];
    const findings: Finding[] = [];
    const add = (reason: string, fix: string) => findings.push({ rule: 'plural', reason, fix });
    const forms = pluralForms(locale, type);
    const needed = [...forms.keys()];
    const written = Object.keys(element.options);
    const theirs = plurals(source?.elements ?? []).find(({ value }) => value === element.value);
    const exact = Object.keys(theirs?.options ?? {}).filter((form) => form.startsWith('='));
    const numbers = (form: string) => forms.get(form) ?? [];
    const examples = (form: string) => `numbers such as ${numbers(form).slice(0, 4).join(', ')}`;
    // A form for a single number may be written as that number.
    const isThere = (form: string) =>
      written.includes(form) || (numbers(form).length === 1 && written.includes(`=${numbers(form)[0]}`));
    for (const form of needed.filter((one) => !isThere(one))) {
      const reason = `${title} has no form “${form}”, which ${locale} uses for ${examples(form)}`;
      add(reason, `add ${form} {…}; the language needs ${listed(needed)}`);
    }
    for (const form of exact.filter((one) => !written.includes(one))) {
      add(`${title} lost its form ${form}`, `add ${form} {…}, as the source has it`);
    }
    for (const form of written.filter((one) => !one.startsWith('='))) {
      if (!needed.includes(form)) {
        add(
          `${title} has a form “${form}”, which ${locale} never uses`,
          `remove it; the language uses ${listed(needed)}`,
        );
      } else if (counts(theirs ?? element, 'other') && numbers(form).length > 1 && !counts(element, form)) {
        const reason = `the form “${form}” of ${title} does not show the number, and is for ${examples(form)}`;
        add(reason, 'write # in the place of the number');
      }
    }
    return findings;
  });
