import { createIntl } from 'react-intl';
import { z } from 'zod';
import { supplierFiles } from '../../src/content/dueDiligence';
import { ofPart, parts } from '../../src/content/parts';
import type { BuildSettings } from '../settings/settings';
import { sourceLocale } from '../../src/i18n/locales';
import type { Catalog } from '../messages/catalogs';
import { factInliner, factsOf } from '../messages/inlineFacts';
import { messagesOf } from '../messages/pageMessages';
import type { SiteFile } from '../prerender/prerenderPage';
import { conformanceReport } from './conformanceReport';
import { securityText, securityTextName } from './securityText';
import { supplierOf } from './supplierOf';
import { supplierSchema } from './supplierSchema';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The answers of due diligence as JSON, and their JSON Schema. */
function supplierData(catalogs: ReadonlyMap<string, Catalog>, settings: BuildSettings): SiteFile[] {
  const messages = messagesOf(['dueDiligence'], catalogs, factInliner(sourceLocale, factsOf(settings)));
  const intl = createIntl({ locale: sourceLocale, messages });
  const supplier = supplierSchema.parse(supplierOf(settings, (id) => intl.formatMessage({ id })));
  const schema = {
    ...z.toJSONSchema(supplierSchema),
    $id: supplier.$schema,
    title: 'Answers of a supplier to due diligence',
  };
  return [
    { name: supplierFiles.data.slice(1), content: json(supplier) },
    { name: supplierFiles.schema.slice(1), content: json(schema) },
  ];
}

/** The files to which the page of due diligence links: its answers as data, `security.txt` and the conformance report. `catalogs` are in the source language. */
export function dueDiligenceFiles(
  catalogs: ReadonlyMap<string, Catalog>,
  settings: BuildSettings,
  builtAt: Date,
): SiteFile[] {
  return [
    ...(parts.dueDiligence ? supplierData(catalogs, settings) : []),
    { name: securityTextName, content: securityText(settings, builtAt) },
    ...ofPart('conformance', { name: 'accessibility-conformance.md', content: conformanceReport(settings) }),
  ];
}
