import { useEffect, useState } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { nextStudyIndex } from '../content/nextStudy';
import type { StudyCard } from '../content/study';
import { loadStudy } from '../content/pageRecords';
import { loadMessages } from '../i18n/messages';
import { MessageSet } from '../i18n/MessageSet';
import { useWords } from '../i18n/useWords';
import { Section } from '../components/Section';
import { FeatureCard } from './FeatureCard';

interface NextStudyProps {
  slug: CaseStudySlug;
  following: StudyCard;
  choices: readonly CaseStudySlug[];
}

/**
 * "Read another case study": the one that follows, as the HTML has it, until a random one is picked (spec.md §4) and its words and data,
 * which are another page's, have arrived. Where they cannot be fetched the first one stays.
 */
export function NextStudy({ slug, following, choices }: NextStudyProps) {
  const { locale } = useWords();
  const [picked, setPicked] = useState<StudyCard>();

  useEffect(() => {
    const index = nextStudyIndex(Math.random(), choices.indexOf(slug), choices.length);
    const next = index === undefined ? undefined : choices[index];
    if (next === undefined || next === following.slug) return undefined;
    let isHere = true;
    Promise.all([loadStudy(next), loadMessages(locale, `caseStudy.${next}`)]).then(
      ([{ study }]) => {
        if (isHere) setPicked({ slug: next, tags: study.tags });
      },
      () => {
        // No network: the card that stands here is as good.
      },
    );
    return () => {
      isHere = false;
    };
  }, [slug, following, choices, locale]);

  return (
    <Section heading="common.readAnother" sunken>
      {picked === undefined ? (
        <FeatureCard study={following} wide steady />
      ) : (
        <MessageSet set={`caseStudy.${picked.slug}`}>
          <FeatureCard study={picked} wide steady />
        </MessageSet>
      )}
    </Section>
  );
}
