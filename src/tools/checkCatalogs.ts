import { caseStudySlugs } from '../content/caseStudies';
import { serviceSlugs } from '../content/services';
import { locales } from '../i18n/locales';
import { routes } from '../routes';
import { checkSources, readAllCatalogs } from './checks/runChecks';

try {
  const catalogs = readAllCatalogs();
  checkSources(catalogs);
  const count = [...catalogs.values()]
    .flatMap((ofLocale) => [...ofLocale.values()])
    .reduce((sum, { texts }) => sum + texts.size, 0);
  console.log(
    `In order: ${count} messages in ${locales.join(', ')} for ${routes.length} pages, ${caseStudySlugs.length} case studies and ${serviceSlugs.length} services among them`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
