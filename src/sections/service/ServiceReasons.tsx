import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Section } from '../../components/Section';
import { PointList, pointsOf } from '../PointList';

/** Why a customer should choose the company for this service; nothing on pages whose own sections say so. */
export function ServiceReasons({ slug }: { slug: ServiceSlug }) {
  const { why } = services[slug];
  if (why.length === 0) return null;
  return (
    <Section heading={`service.${slug}.why.heading`} split low>
      <PointList points={pointsOf(`service.${slug}.why`, why)} />
    </Section>
  );
}
