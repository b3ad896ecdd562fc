import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { footerColumns } from '../navigation';
import { Text } from '../components/text/Text';
import { isMultilingual } from '../i18n/locales';
import { useMessage } from '../i18n/useMessage';
import { equalColumns } from '../theme/columns';
import { FooterEnd } from './FooterEnd';
import { LanguageLinks } from './LanguageLinks';
import { NavigationItem } from './NavigationItem';

/** The menu button leads here if its menu cannot be fetched. */
export const footerId = 'site-map';

const look = {
  pt: { xs: 3, md: 8 },
  pb: { xs: 2, md: 5 },
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.sunken',
  typography: { xs: 'body2', md: 'dense' },
  lineHeight: { xs: 1.4, md: 1.4 },
} as const;

const grid = {
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: equalColumns(2), md: equalColumns(footerColumns.length) },
} as const;

const column = { display: 'grid', alignContent: 'start', rowGap: 3 } as const;

/** The end of every page: links in four columns, languages, legal facts. */
export function Footer() {
  const message = useMessage();
  return (
    <Box component="footer" id={footerId} tabIndex={-1} sx={look}>
      <Container>
        <Box component="nav" aria-label={message('common.footer.label')} sx={grid}>
          {footerColumns.map((groups) => (
            <Box key={groups[0]?.id} sx={column}>
              {groups.map(({ id, title, children }) => (
                <div key={id}>
                  <Text
                    message={title}
                    id={`${footerId}-${id}`}
                    variant="label"
                    color="textSecondary"
                    sx={{ mb: 0.5 }}
                  />
                  <ul role="list" aria-labelledby={`${footerId}-${id}`}>
                    {children.map((link) => (
                      <li key={'title' in link ? link.title : link.person.id}>
                        <NavigationItem link={link} look="footer" />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Box>
          ))}
        </Box>
        {isMultilingual && (
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
        )}
        <FooterEnd />
      </Container>
    </Box>
  );
}
