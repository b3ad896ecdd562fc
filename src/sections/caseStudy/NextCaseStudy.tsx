import { useEffect, useState } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { nextStudyIndex } from '../../content/nextStudy';
import type { StudyCard } from '../../content/study';
import { loadStudy } from '../../content/pageRecords';
import { loadMessages } from '../../i18n/messages';
import { MessageSet } from '../../i18n/MessageSet';
import { useWords } from '../../i18n/useWords';
import { Section } from '../../components/Section';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

interface NextCaseStudyProps {
  slug: CaseStudySlug;
  following: StudyCard;
  choices: readonly CaseStudySlug[];
}

/**
 * "Read another case study" shows a random one (docs/requirements.md, 4). Its words and data are another page's: until they have arrived,
 * and where they cannot be fetched, it shows the one that follows in the list, as the HTML does.
 */
export function NextCaseStudy({ slug, following, choices }: NextCaseStudyProps) {
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
        <LargeCaseStudyCard caseStudy={following} wide steady />
      ) : (
        <MessageSet set={`caseStudy.${picked.slug}`}>
          <LargeCaseStudyCard caseStudy={picked} wide steady />
        </MessageSet>
      )}
    </Section>
  );
}
