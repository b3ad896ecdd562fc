import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { footerColumns } from '../navigation';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { FooterEnd } from './FooterEnd';
import { footerId } from './footerId';
import { LanguageLinks } from './LanguageLinks';
import { NavigationItem } from './NavigationItem';

const look = {
  pt: 8,
  pb: 5,
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.sunken',
  fontSize: '0.9375rem',
} as const;

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** Two columns of links where the longest word has room. */
const twoWithRoom = '2 8rem';

const columns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 5,
  gridTemplateColumns: { xs: equal(2), sm: equal(3), md: equal(5) },
  // The short columns, products and people, stand one above the other; services, the longest, has two.
  gridTemplateRows: 'auto 1fr',
  '& > div': { gridRow: 'span 2' },
  '& > [data-column="education"]': { gridArea: '1 / 1 / span 2 / auto' },
  '& > [data-column="products"]': { gridArea: '1 / 2' },
  '& > [data-column="people"]': { gridArea: '2 / 2' },
  '& > [data-column="company"]': { gridRow: { sm: '1 / span 2' }, gridColumn: { xs: '1 / -1', sm: 3 } },
  '& > [data-column="company"] > ul': { columns: { xs: twoWithRoom, sm: 1 }, columnGap: 3 },
  '& > [data-column="services"]': { gridRow: { md: '1 / span 2' }, gridColumn: { xs: '1 / -1', md: '4 / span 2' } },
  '& > [data-column="services"] > ul': { columns: { xs: twoWithRoom, sm: 3, md: 2 }, columnGap: 3 },
} as const;

/** Every page's links in five columns, its other languages, and what every page must say at its end. */
export function Footer() {
  const message = useMessage();
  return (
    <Box component="footer" id={footerId} tabIndex={-1} sx={look}>
      <Container>
        <Box component="nav" aria-label={message('common.footer.label')} sx={columns}>
          {footerColumns.map(({ id, title, children }) => (
            <div key={id} data-column={id}>
              <Typography variant="label" component="h2" color="textSecondary" sx={{ mb: 1.5 }}>
                <Message id={title} />
              </Typography>
              <ul role="list">
                {children.map((link) => (
                  <li key={'title' in link ? link.title : link.person.id}>
                    <NavigationItem link={link} variant="footer" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Box>
        <nav aria-label={message('common.language.label')}>
          <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 6 }}>
            <LanguageLinks variant="footer" />
          </Stack>
        </nav>
        <FooterEnd />
      </Container>
    </Box>
  );
}
