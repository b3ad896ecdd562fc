import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { footerColumns } from '../navigation';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { columns } from '../theme/columns';
import { FooterEnd } from './FooterEnd';
import { LanguageLinks } from './LanguageLinks';
import { NavigationItem } from './NavigationItem';

/** Where the menu button leads without script. */
export const footerId = 'site-map';

const look = {
  pt: { xs: 5, md: 8 },
  pb: { xs: 3, md: 5 },
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.sunken',
  typography: { xs: 'body2', md: 'dense' },
  lineHeight: { xs: 1.4, md: 1.4 },
} as const;

/** The two shortest columns are one above the other. */
const areas = {
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: 3,
  gridAutoColumns: columns(1),
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: {
    xs: '"education products" "education people" "company services"',
    md: '"education products company services" "education people company services"',
  },
} as const;

/** The end of every page: links in five columns, languages, legal facts. */
export function Footer() {
  const message = useMessage();
  return (
    <Box component="footer" id={footerId} tabIndex={-1} sx={look}>
      <Container>
        <Box component="nav" aria-label={message('common.footer.label')} sx={areas}>
          {footerColumns.map(({ id, title, children }) => (
            <Box key={id} sx={{ gridArea: id }}>
              <Typography variant="label" component="h2" color="textSecondary" sx={{ mb: 0.5 }}>
                <Message id={title} />
              </Typography>
              <ul role="list">
                {children.map((link) => (
                  <li key={'title' in link ? link.title : link.person.id}>
                    <NavigationItem link={link} look="footer" />
                  </li>
                ))}
              </ul>
            </Box>
          ))}
        </Box>
        <nav aria-label={message('common.language.label')}>
          <Stack
            component="ul"
            role="list"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, mt: { xs: 3, md: 5 } }}
          >
            <LanguageLinks look="footer" />
          </Stack>
        </nav>
        <FooterEnd />
      </Container>
    </Box>
  );
}
