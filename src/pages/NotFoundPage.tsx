import Stack from '@mui/material/Stack';
import { Message } from '../i18n/Message';
import { PageHero } from '../sections/PageHero';
import { LocalLink } from '../ui/LocalLink';

export default function NotFoundPage() {
  return (
    <PageHero title="notFound.hero.title" lead="notFound.hero.text">
      <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 4, flexWrap: 'wrap' }}>
        <LocalLink to="/">
          <Message id="notFound.home" />
        </LocalLink>
        <LocalLink to="/case-studies">
          <Message id="notFound.caseStudies" />
        </LocalLink>
      </Stack>
    </PageHero>
  );
}
