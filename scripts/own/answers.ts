import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../programs/command';
import { addresses, company } from '../../src/content/company';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { colors } from '../../src/theme/palette';
import { addressSetting, originSetting } from '@nine-blocks/email-payload/environment';
import { fromPrimary, fromSecondary, withColors } from './paletteOf';

/** A question to the owner. */
export interface Question {
  /** The option that gives the answer on the command line. */
  option: string;
  asked: string;
  /** The present value. */
  now: string;
  /** Throws a UsageError for an invalid answer. */
  check: (answer: string) => void;
  /** Writes the answer into a record. */
  write: (answer: string) => void;
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

/** Changes a value that is on its own line of a record. */
function setValue(file: string, key: string, value: string): void {
  const line = new RegExp(`^(\\s+${key}: )'[^']*',$`, 'm');
  change(file, (text) => {
    if (!line.test(text)) throw new Error(`${file} has no ${key} in a line of its own`);
    return text.replace(line, (_, start: string) => `${start}'${value.replaceAll(/['\\]/g, String.raw`\$&`)}',`);
  });
}

interface Setting {
  safeParse: (value: string) => { success: boolean; error?: { issues: readonly { message: string }[] } };
}

/** Throws a UsageError for a value that a setting of the build would refuse. */
function checkSetting(option: string, value: string, setting: Setting): void {
  const { success, error } = setting.safeParse(value);
  if (!success) throw new UsageError(`--${option} ${value}: ${error?.issues[0]?.message ?? 'cannot be'}`);
}

/** The languages that can be removed: all except the source language. */
export const removable: readonly string[] = locales.filter((locale) => locale !== sourceLocale);

/** Throws a UsageError for a language that cannot be removed. */
export function checkRemoved(tags: readonly string[]): void {
  const unknown = tags.find((tag) => !removable.includes(tag));
  if (unknown === undefined) return;
  throw new UsageError(`--remove-language ${unknown}: must be one of ${removable.join(', ')}`);
}

function checkName(option: string, value: string): void {
  if (value.trim() === '' || /[{}<>\n]/.test(value)) throw new UsageError(`--${option} ${value}: must be a name`);
}

function checkColor(option: string, value: string): void {
  if (/^#[\da-f]{6}$/i.test(value)) return;
  throw new UsageError(`--${option} ${value}: must be a color such as #2637C8`);
}

function checkLink(option: string, value: string): void {
  if (URL.parse(value)?.protocol !== 'https:') throw new UsageError(`--${option} ${value}: must be an https address`);
}

const companyFile = 'src/content/company.ts';
const paletteFile = 'src/theme/palette.ts';

const address = (option: string, asked: string, key: keyof typeof addresses, setting: Setting): Question => ({
  option,
  asked,
  now: addresses[key],
  check: (answer) => checkSetting(option, answer, setting),
  write: (answer) => setValue(companyFile, key, answer),
});

/** All questions in their order. docs/own-it.md names the record that each answer changes. */
export const questions: readonly Question[] = [
  {
    option: 'name',
    asked: 'The name of the company',
    now: company.name,
    check: (answer) => checkName('name', answer),
    write: (answer) => setValue(companyFile, 'name', answer),
  },
  {
    option: 'product',
    asked: 'The name of its hosting product',
    now: company.product,
    check: (answer) => checkName('product', answer),
    write: (answer) => setValue(companyFile, 'product', answer),
  },
  address('site-url', 'The address of the site', 'siteUrl', originSetting),
  address('contact-email', 'Where requests go', 'contactEmail', addressSetting),
  address('sender-email', 'What mails are sent as', 'senderEmail', addressSetting),
  ...Object.entries(company.links).map(([key, now]) => ({
    option: `link-${key}`,
    asked: `The company’s address elsewhere: ${key}`,
    now,
    check: (answer: string) => checkLink(`link-${key}`, answer),
    write: (answer: string) => setValue(companyFile, key, answer),
  })),
  {
    option: 'primary',
    asked: 'The company’s first color',
    now: colors.primary.light,
    check: (answer) => checkColor('primary', answer),
    write: (answer) => change(paletteFile, (text) => withColors(text, fromPrimary(answer))),
  },
  {
    option: 'secondary',
    asked: 'Its second color, which can be seen on the first',
    now: colors.secondary.light,
    check: (answer) => checkColor('secondary', answer),
    write: (answer) => change(paletteFile, (text) => withColors(text, fromSecondary(answer))),
  },
];
