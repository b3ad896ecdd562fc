import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { company } from '../../content/company';
import { type ServiceSlug, serviceSlugs } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { serviceGlyphs } from '../../components/art/serviceGlyphs';
import { coveredBox, coveringLink, showWhole } from '../../components/coveringLink';
import { ExternalLink } from '../../components/ExternalLink';
import { LocalLink } from '../../components/LocalLink';

const line = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(max(min(100%, 6.75rem), 40%), 1fr))',
    sm: 'repeat(5, minmax(0, 1fr))',
    lg: 'repeat(10, minmax(0, 1fr))',
  },
  columnGap: 2,
  rowGap: 2,
  '@media print': { breakInside: 'avoid' },
} as const;

/** A glyph over its name, which is a link that covers both. Styled, since it stands on a page ten times. */
const Item = styled('li')(({ theme }) => ({
  ...coveredBox,
  paddingBlock: theme.spacing(1.5),
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& > svg': {
    display: 'block',
    width: 44,
    height: 44,
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.primary.main,
    '--icon-2': theme.vars.palette.secondary.main,
    '--icon-2-opacity': 1,
    '--icon-3': 'var(--hero-over)',
  },
  // Balanced, the arrow of a link that leads elsewhere does not stand alone.
  '& a': { ...coveringLink, display: 'block', fontWeight: 500, textWrap: 'balance' },
  '& a:hover': { textDecoration: 'underline' },
  // An address has no room under a glyph.
  '@media print': { '& a::after': { display: 'none' } },
  // Below its words: above the glyph, it would underline the one in the row before.
  '& [aria-current]': {
    paddingBlockEnd: theme.spacing(1),
    borderBlockEnd: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));

/** Every service and the hosting product in one line: a service's page has more to show of itself. */
export function ServiceStrip({ current }: { current: ServiceSlug }) {
  return (
    <Box component="ul" role="list" sx={line}>
      {serviceSlugs.map((slug) => {
        const Glyph = serviceGlyphs[slug];
        return (
          <Item key={slug} onFocus={showWhole}>
            <Glyph />
            <LocalLink to={`/services/${slug}`} {...(slug === current && { 'aria-current': 'page' as const })}>
              <Message id={`service.${slug}.card.title`} />
            </LocalLink>
          </Item>
        );
      })}
      <Item onFocus={showWhole}>
        <serviceGlyphs.hosting />
        <ExternalLink href={company.links.hosting}>
          <Message id="common.cloudHosting.title" />
        </ExternalLink>
      </Item>
    </Box>
  );
}
