import Container from '@mui/material/Container';
import { ArrowLink } from '../components/links/ArrowLink';
import { parts } from '../content/parts';
import { privacySections } from '../content/privacySections';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHero title="privacyPolicy.hero.title" lead="privacyPolicy.hero.lead" />
      <TextBody prefix="privacyPolicy" ids={privacySections} />
      {parts.imprint && (
        <Container sx={{ pb: 6 }}>
          <ArrowLink to="/imprint" text="common.footer.imprint" />
        </Container>
      )}
    </>
  );
}
