import Grid from '@mui/material/Grid';
import { company } from '../content/company';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/ExternalLink';
import { LocalLink } from '../components/LocalLink';
import { ServiceCard } from './ServiceCard';
import { UnsureTile, type UnsureTileProps } from './UnsureTile';

interface ServiceGridProps {
  slugs: readonly ServiceSlug[];
  /** The service whose page this is. */
  current?: ServiceSlug;
  /** How many columns of the last row its contact tile takes. */
  unsure: UnsureTileProps['size'];
  /** On phones two columns of glyphs and names: on a page that is about something else. */
  brief?: boolean;
}

/** On paper, without the contact tile, nothing stands beside the last of an odd number. */
const last = { '@media print': { '&:nth-of-type(odd)': { width: '100%' } } } as const;

/** Cards of services and the hosting product: one, two or four columns. */
export function ServiceGrid({ slugs, current, unsure, brief = false }: ServiceGridProps) {
  const size = { xs: brief ? 6 : 12, sm: 6, md: 3 };
  return (
    <Grid container component="ul" role="list" spacing={{ xs: brief ? 1.5 : 3, sm: 3 }}>
      {slugs.map((slug) => (
        <Grid key={slug} component="li" size={size}>
          <ServiceCard
            glyph={slug}
            brief={brief}
            link={
              <LocalLink to={`/services/${slug}`} {...(slug === current && { 'aria-current': 'page' as const })}>
                <Message id={`service.${slug}.card.title`} />
              </LocalLink>
            }
            text={`service.${slug}.card.text`}
          />
        </Grid>
      ))}
      <Grid component="li" size={size} sx={last}>
        <ServiceCard
          glyph="hosting"
          brief={brief}
          link={
            <ExternalLink href={company.links.hosting}>
              <Message id="common.cloudHosting.title" />
            </ExternalLink>
          }
          text="common.cloudHosting.text"
        />
      </Grid>
      <UnsureTile size={unsure} />
    </Grid>
  );
}
