import { locales } from '../i18n/locales';
import { readCatalogs } from './catalogs';
import { checkWords } from './checkWords';

try {
  const catalogs = new Map(locales.map((locale) => [locale, readCatalogs(locale)]));
  checkWords(catalogs);
  const count = [...catalogs.values()]
    .flatMap((ofLocale) => [...ofLocale.values()])
    .reduce((sum, { texts }) => sum + texts.size, 0);
  console.log(`${count} messages in order`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
