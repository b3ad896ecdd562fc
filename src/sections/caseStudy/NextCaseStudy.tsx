import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { type CaseStudySlug, caseStudySlugs } from '../../content/caseStudies';
import { nextStudyIndex } from '../../content/caseStudy';
import { parts } from '../../content/parts';
import { AddMessages } from '../../i18n/AddMessages';
import { loadMessages } from '../../i18n/messages';
import { useLocale } from '../../i18n/useLocale';
import { CompareOffer } from '../../compare/CompareOffer';
import { ArrowLink } from '../../components/links/ArrowLink';
import { Section } from '../../components/Section';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';
import { printClasses } from '../../theme/printClasses';

interface NextCaseStudyProps {
  slug: CaseStudySlug;
  following: CaseStudySlug;
}

/**
 * A link to the comparison, and "Read another case study". The HTML has the case study that follows in the list. A random one replaces it
 * (docs/requirements.md, 4) once its messages have arrived, unless the visitor points at the card or has focused it by then.
 */
export function NextCaseStudy({ slug, following }: NextCaseStudyProps) {
  const locale = useLocale();
  const [picked, setPicked] = useState<CaseStudySlug>();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const index = nextStudyIndex(Math.random(), caseStudySlugs.indexOf(slug), caseStudySlugs.length);
    const next = index === undefined ? undefined : caseStudySlugs[index];
    if (next === undefined || next === following) return undefined;
    let isCurrent = true;
    loadMessages(locale, `caseStudy.${next}`).then(
      () => {
        if (isCurrent && root.current?.matches(':hover, :focus-within') !== true) setPicked(next);
      },
      () => {
        // Without network the first card stays.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, following, locale]);

  return (
    <Box ref={root} className={printClasses.hidden}>
      {parts.compare && <CompareOffer slug={slug} />}
      <Section
        heading="common.readAnother"
        sunken
        more={parts.dueDiligence ? <ArrowLink to="/due-diligence" text="common.dueDiligence" /> : undefined}
      >
        <AddMessages of={`caseStudy.${picked ?? slug}`}>
          <LargeCaseStudyCard slug={picked ?? following} wide />
        </AddMessages>
      </Section>
    </Box>
  );
}
