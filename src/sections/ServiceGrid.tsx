import type { ReactNode } from 'react';
import { company } from '../content/company';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/ExternalLink';
import { Grid } from '../components/Grid';
import { LocalLink } from '../components/LocalLink';
import { ServiceCard } from './ServiceCard';

interface ServiceGridProps {
  slugs: readonly ServiceSlug[];
  /** The service whose page this is. */
  current?: ServiceSlug;
  /** Fills the last row. */
  last?: ReactNode;
}

/** Cards of services and the hosting product: one, two or four columns (spec.md §9). */
export function ServiceGrid({ slugs, current, last }: ServiceGridProps) {
  return (
    <Grid role="list" columns={[1, 2, 4]}>
      {slugs.map((slug) => (
        <li key={slug}>
          <ServiceCard
            glyph={slug}
            link={
              <LocalLink to={`/services/${slug}`} {...(slug === current && { 'aria-current': 'page' as const })}>
                <Message id={`service.${slug}.card.title`} />
              </LocalLink>
            }
            text={`service.${slug}.card.text`}
          />
        </li>
      ))}
      <li>
        <ServiceCard
          glyph="hosting"
          link={
            <ExternalLink href={company.links.hosting}>
              <Message id="common.cloudHosting.title" />
            </ExternalLink>
          }
          text="common.cloudHosting.text"
        />
      </li>
      {last}
    </Grid>
  );
}
