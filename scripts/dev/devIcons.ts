import { siteIcons } from '../pictures/siteIcons';
import type { Handler } from '../server/respond';
import { mediaTypeOf } from '../hosting/mediaTypes';

/** Answers requests for the site's icons, which are drawn at the start and are not files. */
export async function devIcons(): Promise<Handler> {
  const icons = new Map((await siteIcons()).map(({ name, content }) => [`/${name}`, content]));
  return ({ url = '' }, res, next) => {
    const icon = icons.get(url);
    if (icon === undefined) next();
    else res.writeHead(200, { 'Content-Type': mediaTypeOf(url) }).end(icon);
  };
}
