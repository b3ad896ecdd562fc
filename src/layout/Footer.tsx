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
  // On wide screens people's names stand beside the links of education.
  rowGap: { xs: 5, lg: 'calc(1.8625rem + 12px)' },
  gridTemplateColumns: { xs: equal(2), sm: equal(3), lg: '10fr 11fr repeat(4, 10fr)' },
  gridTemplateRows: 'auto 1fr',
  // Beside education the short columns, products and people, stand one above the other, on middle screens side by side.
  '& > [data-column="education"]': { gridRow: { xs: '1 / span 2', sm: '1', lg: '1 / span 2' } },
  '& > [data-column="people"]': { gridArea: { xs: '2 / 2', sm: '1 / 3', lg: '2 / 2' } },
  // The long ones, company and services, have two or three columns of their own.
  '& > :nth-of-type(n + 4)': {
    gridColumn: { xs: '1 / -1', lg: 'span 2' },
    gridRow: { lg: '1 / span 2' },
    '& > ul': { columns: { xs: twoWithRoom, sm: 3, lg: 2 }, columnGap: 3 },
  },
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
