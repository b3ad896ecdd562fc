import Box from '@mui/material/Box';
import { company } from '../content/company';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/ExternalLink';
import { columns } from '../theme/columns';
import { LocalLink } from '../components/LocalLink';
import { ServiceCard } from './ServiceCard';
import { UnsureTile, type UnsureTileProps } from './UnsureTile';

interface ServiceGridProps {
  slugs: readonly ServiceSlug[];
  /** How many of the columns its contact tile takes, on middle and on wide screens. */
  unsure: UnsureTileProps['columns'];
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: columns(1), sm: columns(1, 1), md: columns(1, 1, 1, 1) },
  gridAutoRows: { md: '1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 3 },
  // Without the contact tile nine are three rows.
  '@media print': { gridTemplateColumns: columns(1, 1, 1), gap: 1.5 },
} as const;

/** Cards of services and the hosting product: one, two or four columns. */
export function ServiceGrid({ slugs, unsure }: ServiceGridProps) {
  return (
    <Box component="ul" role="list" sx={grid}>
      {slugs.map((slug) => (
        <li key={slug}>
          <ServiceCard
            glyph={slug}
            link={
              <LocalLink to={`/services/${slug}`}>
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
      <UnsureTile columns={unsure} />
    </Box>
  );
}
