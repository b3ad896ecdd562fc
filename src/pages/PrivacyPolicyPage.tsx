import { privacySections } from '../content/pageLists';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHero title="privacyPolicy.hero.title" lead="privacyPolicy.hero.lead" />
      <TextBody prefix="privacyPolicy" ids={privacySections} />
    </>
  );
}
