import { useEffect, useState } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudySlugs } from '../content/listed';
import { followingStudy, nextStudyIndex } from '../content/studyList';
import { loadMessages } from '../i18n/messages';
import { MessageSet } from '../i18n/MessageSet';
import { useWords } from '../i18n/useWords';
import { Section } from '../ui/Section';
import { FeatureCard } from './FeatureCard';

/**
 * "Read another case study": the one that follows, as the HTML has it, until a random one is picked (spec.md §4) and its words, which
 * are another page's, have arrived. Where they cannot be fetched the first one stays.
 */
export function NextStudy({ slug }: { slug: CaseStudySlug }) {
  const { locale } = useWords();
  const following = followingStudy(slug);
  const [picked, setPicked] = useState<CaseStudySlug>();

  useEffect(() => {
    const index = nextStudyIndex(Math.random(), caseStudySlugs.indexOf(slug), caseStudySlugs.length);
    const next = index === undefined ? undefined : caseStudySlugs[index];
    if (next === undefined || next === following) return undefined;
    let isHere = true;
    loadMessages(locale, `caseStudy.${next}`).then(
      () => {
        if (isHere) setPicked(next);
      },
      () => {
        // No network: the card that stands here is as good.
      },
    );
    return () => {
      isHere = false;
    };
  }, [slug, following, locale]);

  if (following === undefined) return null;
  return (
    <Section heading="common.readAnother" sunken>
      {picked === undefined ? (
        <FeatureCard slug={following} wide steady />
      ) : (
        <MessageSet set={`caseStudy.${picked}`}>
          <FeatureCard slug={picked} wide steady />
        </MessageSet>
      )}
    </Section>
  );
}
