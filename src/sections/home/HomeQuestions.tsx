import { homeQuestions } from '../../content/pageLists';
import { Section } from '../../components/Section';
import { Faq } from '../Faq';

/** Frequently asked questions about working with the company. */
export function HomeQuestions() {
  return (
    <Section heading="home.faq.heading" sunken split>
      <Faq prefix="home.faq" ids={homeQuestions} />
    </Section>
  );
}
