import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { CallToAction } from '../sections/CallToAction';
import { EducationItems } from '../sections/EducationItems';
import { PageHero } from '../sections/PageHero';
import { Section } from '../components/Section';

export default function EducationPage() {
  return (
    <>
      <PageHero title="education.hero.title" lead="education.hero.lead" />
      <Section heading="education.items.heading" sunken>
        <EducationItems />
      </Section>
      <Section heading="education.outro.heading" split low>
        <Typography variant="lead" component="p" sx={{ maxWidth: '56ch' }}>
          <Message id="education.outro.text" />
        </Typography>
      </Section>
      <CallToAction />
    </>
  );
}
