import Box from '@mui/material/Box';
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
  /** How many of the columns its contact tile takes, on middle and on wide screens. */
  unsure: UnsureTileProps['columns'];
  /** On phones two columns of glyphs and names: on a page that is about something else. */
  brief?: boolean;
}

/** On phones one column, or two of glyphs and names. */
const gridOf = (brief: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: {
      xs: `repeat(${brief ? 2 : 1}, minmax(0, 1fr))`,
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { xs: brief ? 1.5 : 3, sm: 3 },
    // Without the contact tile nine are three rows, and ten are two.
    '@media print': { gridTemplateColumns: `repeat(${brief ? 5 : 3}, minmax(0, 1fr))`, gap: brief ? 1 : 1.5 },
  }) as const;

/** Cards of services and the hosting product: one, two or four columns. */
export function ServiceGrid({ slugs, current, unsure, brief = false }: ServiceGridProps) {
  return (
    <Box component="ul" role="list" sx={gridOf(brief)}>
      {slugs.map((slug) => (
        <li key={slug}>
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
        </li>
      ))}
      <li>
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
      </li>
      <UnsureTile columns={unsure} />
    </Box>
  );
}
