import type { Service } from './service';
import type { ServiceSlug } from './serviceSlugs';
import { service as ai } from './services/ai';
import { service as consulting } from './services/consulting';
import { service as devops } from './services/devops';
import { service as marketingWebsites } from './services/marketing-websites';
import { service as meteor } from './services/meteor';
import { service as mobileDevelopment } from './services/mobile-development';
import { service as performanceAnalysis } from './services/performance-analysis';
import { service as productDesign } from './services/product-design';
import { service as webDevelopment } from './services/web-development';

/** The record of every service; only service pages import it. */
export const services: Readonly<Record<ServiceSlug, Service>> = {
  ai,
  'web-development': webDevelopment,
  'mobile-development': mobileDevelopment,
  'product-design': productDesign,
  consulting,
  'performance-analysis': performanceAnalysis,
  devops,
  'marketing-websites': marketingWebsites,
  meteor,
};
