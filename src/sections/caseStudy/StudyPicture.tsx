import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CaseStudySlug } from '../../content/caseStudies';
import { drawingSizes, type TextSection } from '../../content/textSections';
import { localeFacts } from '../../i18n/locales';
import { messageId } from '../../i18n/messageId';
import { useLocale } from '../../i18n/useLocale';
import { useMessage } from '../../i18n/useMessage';
import { fillingPicture } from '../../theme/fillingPicture';
import { layout } from '../../theme/measures';
import { Screen } from '../../components/media/Screen';
import { Text } from '../../components/text/Text';
import { DrawingWords } from './DrawingWords';

/** On phones from edge to edge. */
const frame = {
  position: 'relative',
  overflow: 'hidden',
  mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 },
  border: 1,
  borderInlineWidth: { xs: 0, sm: 1 },
  borderColor: 'divider',
  borderRadius: { sm: '16px' },
} as const;
const ground = { ...fillingPicture, backgroundColor: 'var(--accent-background)' } as const;

/** The picture of a section: a photographed screen of the product, or a drawing on the case study's background. */
export function StudyPicture({ slug, section }: { slug: CaseStudySlug; section: TextSection }) {
  const message = useMessage();
  const { direction } = localeFacts[useLocale()];
  const { id, drawing, screen } = section;
  const words = messageId('caseStudy', slug, id, drawing === undefined ? 'screen' : 'drawing');
  const alt = message(messageId(words, 'alt'));
  return (
    <Stack component="figure" spacing={1.5}>
      <Box sx={frame}>
        {screen !== undefined && (
          <Screen slug={slug} name={screen} shows="page" sizes="(min-width: 1296px) 1200px, 100vw" alt={alt} />
        )}
        {drawing !== undefined && (
          <>
            <Box
              component="img"
              src={`/images/drawings/${slug}-${id}${direction === 'rtl' ? '.rtl' : ''}.svg`}
              {...drawingSizes[drawing]}
              alt={alt}
              loading="lazy"
              decoding="async"
              sx={ground}
            />
            <DrawingWords slug={slug} section={section} drawing={drawing} />
          </>
        )}
      </Box>
      <Text message={messageId(words, 'caption')} variant="h4" component="figcaption" sx={{ color: 'var(--accent)' }} />
    </Stack>
  );
}
