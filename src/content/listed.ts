import { homeServices as onHome, type ServiceSlug, serviceSlugs as allServices } from './services';

/*
 * What pages need of services that are not theirs. The build computes it (webpack.config.ts): only a service's own kind of page fetches the
 * records.
 */

export const serviceSlugs: readonly ServiceSlug[] = allServices;
export const homeServices: readonly ServiceSlug[] = onHome;
