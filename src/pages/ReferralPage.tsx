import { referralBenefits, referralQuestions } from '../content/pageLists';
import { PointList } from '../sections/PointList';
import { ReferralHero } from '../sections/referral/ReferralHero';
import { ReferralSteps } from '../sections/referral/ReferralSteps';
import { island } from '../hydration/island';
import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';

const Faq = island(async () => (await import(/* webpackChunkName: "faq" */ '../sections/Faq')).Faq);

const calculator = {
  of: 'amount',
  fetch: async () =>
    (await import(/* webpackChunkName: "rewardCalculator" */ '../sections/referral/RewardCalculator')).RewardCalculator,
};

const ReferralTerms = island(
  async () => (await import(/* webpackChunkName: "faq" */ '../sections/referral/ReferralTerms')).ReferralTerms,
);

const ReferralForm = island(
  async () => (await import(/* webpackChunkName: "referralForm" */ '../referral/ReferralForm')).ReferralForm,
);

export default function ReferralPage() {
  return (
    <>
      <ReferralHero />
      <ReferralSteps />
      <BelowFold>
        <Section heading="referral.benefits.heading" layout="split" sunken>
          <PointList prefix="referral.benefits" ids={referralBenefits} />
        </Section>
        <ReferralForm />
        <ReferralTerms />
        <Section heading="referral.faq.heading" layout="split">
          <Faq prefix="referral.faq" ids={referralQuestions} tool={calculator} />
        </Section>
      </BelowFold>
    </>
  );
}
