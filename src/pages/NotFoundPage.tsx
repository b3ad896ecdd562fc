import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { LocalLink } from '../components/links/LocalLink';
import { Notice } from '../components/text/Notice';

export default function NotFoundPage() {
  return (
    <Notice
      actions={
        <>
          <LocalLink to="/">
            <Message id="notFound.home" />
          </LocalLink>
          <LocalLink to="/case-studies">
            <Message id="notFound.caseStudies" />
          </LocalLink>
        </>
      }
    >
      <Typography variant="h1">
        <Message id="notFound.hero.title" />
      </Typography>
      <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }}>
        <Message id="notFound.hero.text" />
      </Typography>
    </Notice>
  );
}
