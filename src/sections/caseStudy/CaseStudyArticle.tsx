import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyImages } from '../../content/caseStudyImages';
import { type CaseStudy, partsOf } from '../../content/caseStudy';
import { localeFacts } from '../../i18n/locales';
import { messageId } from '../../i18n/messageId';
import { useLocale } from '../../i18n/useLocale';
import { CaseStudyDrawing } from '../../components/CaseStudyDrawing';
import { ProseSections } from '../../components/ProseSections';
import { Quote } from '../../components/Quote';
import { columns } from '../../theme/columns';

const text = {
  gap: { xs: 6, md: 8 },
  gridColumn: 'text',
  fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)',
  lineHeight: 1.65,
  '@media print': { gap: 3, '& blockquote': { fontSize: '1.25rem' } },
  'figure + &': { paddingBlockStart: { xs: 2, md: 3 }, '@media print': { paddingBlockStart: 0.5 } },
} as const;

/** Below the facts two sections without a drawing between them stand side by side, as wide as text and facts together. */
const sideBySide = {
  gridColumn: { lg: 'text-start / side-end' },
  display: { lg: 'grid' },
  gridTemplateColumns: columns(1, 1),
} as const;

/** What a case study tells: its testimonial where there is one, then the text with its drawn screens, one of them as wide as the window. */
export function CaseStudyArticle({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const { author, origin, testimonial } = caseStudy;
  const { screensURL } = caseStudyImages(slug);
  const { direction } = localeFacts[useLocale()];
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Box component="article" sx={{ display: 'contents' }}>
      {partsOf(caseStudy).map(({ sections, isChapter }, part) => {
        const { id = '', drawing } = sections.at(-1) ?? {};
        // One with videos needs the whole width.
        const isPair = part > 0 && sections.length === 2 && sections.every(({ videos }) => videos === undefined);
        return (
          <Fragment key={id}>
            <Stack sx={[text, isPair && sideBySide]}>
              {part === 0 && testimonial && (
                <Quote
                  text={`${prefix}.testimonial`}
                  {...author}
                  position={`${prefix}.author.position`}
                  origin={origin}
                />
              )}
              {(isPair ? sections.map((section) => [section]) : [sections]).map((column) => (
                <ProseSections key={column[0]?.id} prefix={prefix} sections={column} />
              ))}
            </Stack>
            {drawing !== undefined && (
              <CaseStudyDrawing
                src={`${screensURL}-${id}${direction === 'rtl' ? '.rtl' : ''}.svg`}
                size={drawing}
                words={messageId(prefix, id, 'drawing')}
                wide={isChapter}
              />
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}
