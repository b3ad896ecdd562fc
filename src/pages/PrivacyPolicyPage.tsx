import Container from '@mui/material/Container';
import { ArrowLink } from '../components/ArrowLink';
import { imprint } from '../content/imprint';
import { privacySections } from '../content/pageLists';
import { recipientSigns, storageSigns } from '../sections/privacySigns';
import { PageHero } from '../sections/PageHero';
import { StruckBlocks } from '../sections/StruckBlocks';
import { TextBody } from '../sections/TextBody';

const drawings = { recipients: <StruckBlocks perRow={6} {...recipientSigns} /> };

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHero
        title="privacyPolicy.hero.title"
        lead="privacyPolicy.hero.lead"
        drawing={
          <StruckBlocks
            perRow={3}
            {...storageSigns}
            captions={{ open: 'privacyPolicy.storage.heading', struck: 'privacyPolicy.visit.heading' }}
          />
        }
      />
      <TextBody prefix="privacyPolicy" ids={privacySections} drawings={drawings} />
      {imprint !== undefined && (
        <Container sx={{ pb: 6 }}>
          <ArrowLink to="/imprint" text="common.footer.imprint" />
        </Container>
      )}
    </>
  );
}
