import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Section } from '../../components/Section';
import { PointList, pointsOf } from '../PointList';
import { PointRows } from '../PointRows';

/** Why a customer should choose the company for this service; nothing on pages whose own sections say so. Two columns would leave a hole beside the last of an odd number. */
export function ServiceReasons({ slug }: { slug: ServiceSlug }) {
  const { why } = services[slug];
  if (why.length === 0) return null;
  const points = pointsOf(`service.${slug}.why`, why);
  return (
    <Section heading={`service.${slug}.why.heading`} split>
      {why.length % 2 === 0 ? <PointList points={points} /> : <PointRows points={points} />}
    </Section>
  );
}
