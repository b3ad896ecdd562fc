import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { footerColumns } from '../navigation';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { LocalLink } from '../components/LocalLink';
import { footerId } from './footerId';
import { LanguageLinks } from './LanguageLinks';
import { NavigationItem } from './NavigationItem';

const Root = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(8, 5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  fontSize: '0.9375rem',
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));

const Entry = styled(NavigationItem)({
  display: 'inline-block',
  paddingBlock: 6,
  color: 'inherit',
  textDecorationColor: 'transparent',
});

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'baseline',
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& a': { color: 'inherit', paddingBlock: 6 },
  [theme.breakpoints.down('sm')]: { '& > p': { flexBasis: '100%' } },
}));

const Languages = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  marginBlockStart: theme.spacing(6),
}));

const Language = styled(LanguageLinks)({
  display: 'inline-block',
  paddingBlock: 6,
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&[aria-current]': { textDecorationColor: 'currentColor' },
});

const Marks = styled('p')({ flexBasis: '100%', fontSize: '0.8125rem' });

const never = () => () => {};
const thisYear = () => new Date().getFullYear();
const yearOfBuild = () => settings.buildYear;

/** The site's map in five columns, and what every page must say at its end (spec.md §1). */
export function Footer() {
  const message = useMessage();
  const year = useSyncExternalStore(never, thisYear, yearOfBuild);
  return (
    <Root id={footerId} tabIndex={-1}>
      <Container>
        <nav aria-label={message('common.footer.label')}>
          <Columns>
            {footerColumns.map(({ id, title, children }) => (
              <div key={id}>
                <Typography variant="label" component="h2" color="textSecondary" sx={{ mb: 1.5 }}>
                  <Message id={title} />
                </Typography>
                <ul role="list">
                  {children.map((link) => (
                    <li key={'title' in link ? link.title : link.person.id}>
                      <Entry link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Columns>
        </nav>
        <nav aria-label={message('common.language.label')}>
          <Languages role="list">
            <Language />
          </Languages>
        </nav>
        <Bottom>
          <p>
            <Message id="common.footer.copyright" values={{ year: String(year) }} />
          </p>
          <Link href={mailtoHref({ to: settings.contactEmail })}>{settings.contactEmail}</Link>
          <LocalLink to="/terms-and-conditions">
            <Message id="common.footer.terms" />
          </LocalLink>
          <LocalLink to="/privacy-policy">
            <Message id="common.footer.privacy" />
          </LocalLink>
          <Marks>
            <Message id="common.footer.marks" />
          </Marks>
        </Bottom>
      </Container>
    </Root>
  );
}
