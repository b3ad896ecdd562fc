import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { company } from '../content/company';
import { parts } from '../content/parts';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { ExternalLink } from '../components/links/ExternalLink';
import { CoveredBox } from '../components/links/CoveredBox';
import { LocalLink } from '../components/links/LocalLink';
import { Text } from '../components/text/Text';
import { equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';

const grid = {
  display: 'grid',
  gridTemplateColumns: { sm: equalColumns(2), md: equalColumns(4) },
  columnGap: { xs: 3, md: 2 },
} as const;

const nameLink = {
  '&[aria-current]': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

/** Nine services leave three cells of the last row empty. */
const unsureRow = {
  gridColumn: { md: 'span 3' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Styled, because a page has ten of them. */
const Row = styled(CoveredBox)(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.dense,
  color: theme.vars.palette.text.secondary,
}));

interface ServiceRowProps {
  /** The service's name as a link, which covers the row. */
  link: ReactNode;
  text?: MessageId;
}

/** One service: its name, or its name in large letters and a line about it. */
function ServiceRow({ link, text }: ServiceRowProps) {
  return (
    <Row component="li">
      <Typography
        variant={text === undefined ? 'control' : 'h3'}
        component="h3"
        color="textPrimary"
        // In four columns a name stays on one line.
        {...(text !== undefined && { sx: { fontSize: { md: 'min(1.75rem, 1.82vw)' }, letterSpacing: '-0.03em' } })}
      >
        {link}
      </Typography>
      {text !== undefined && (
        <p>
          <Message id={text} />
        </p>
      )}
    </Row>
  );
}

interface ServiceGridProps {
  slugs: readonly ServiceSlug[];
  /** The service of this page. The grid then has only the names of the menu. */
  current?: ServiceSlug;
  /** Adds a last row for visitors who do not know which service they need. */
  unsure?: boolean;
}

/** Services and the hosting product in rows: one, two or four columns. */
export function ServiceGrid({ slugs, current, unsure = false }: ServiceGridProps) {
  const isFull = current === undefined;
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={grid}>
      {slugs.map((slug) => (
        <ServiceRow
          key={slug}
          link={
            <LocalLink
              to={`/services/${slug}`}
              look="covering"
              sx={nameLink}
              {...(slug === current && { 'aria-current': 'page' as const })}
            >
              <Message id={isFull ? `service.${slug}.card.title` : `common.nav.service.${slug}`} />
            </LocalLink>
          }
          {...(isFull && { text: `service.${slug}.card.text` as const })}
        />
      ))}
      {parts.product && (
        <ServiceRow
          link={
            <ExternalLink href={company.links.hosting} look="covering" sx={nameLink}>
              <span>
                <Message id="common.cloudHosting.title" />
              </span>
            </ExternalLink>
          }
          {...(isFull && { text: 'common.cloudHosting.text' as const })}
        />
      )}
      {unsure && (
        <Box component="li" className={printClasses.hidden} sx={unsureRow}>
          <Box sx={{ flex: '1 1 16rem' }}>
            <Text message="home.services.unsure.title" variant="h4" />
            <Text message="home.services.unsure.text" color="textSecondary" />
          </Box>
          <ContactButton variant="outlined">
            <Message id="home.services.unsure.button" />
          </ContactButton>
        </Box>
      )}
    </Box>
  );
}
