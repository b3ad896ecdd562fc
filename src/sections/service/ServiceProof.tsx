import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LocalLink } from '../../components/links/LocalLink';
import { Appears } from '../../components/media/Appears';
import { Screen } from '../../components/media/Screen';
import { ownLine } from '../../components/text/ownLine';
import { accentSlab } from '../../content/accents';
import { slugOfId } from '../../content/caseStudies';
import { screenWords } from '../../content/service';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const inset = { xs: layout.gutter, lg: '48px' } as const;

const slab = {
  display: 'flex',
  flexDirection: 'column',
  gridColumn: { lg: 3 },
} as const;

const frame = { flex: 1, pt: 2, paddingInlineStart: inset, overflow: 'hidden' } as const;

/** The product takes the width of the slab. */
const product = ({ breakpoints }: Theme) => ({
  overflow: 'hidden',
  maxWidth: 390,
  borderStartStartRadius: '12px',
  [breakpoints.up(700)]: { maxWidth: 1040 },
});

const claim = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  px: inset,
  py: 1.5,
  containerType: 'inline-size',
} as const;

/** The figure may use the link's column, because the link is at the foot. */
const figure = ownLine('display', { mb: 1, width: '100cqi' });

/** The result for one customer: the product on the customer's color, a figure or the customer's words, and a link to the story. */
export function ServiceProof({ slug }: { slug: ServiceSlug }) {
  const message = useMessage();
  const { proof } = services[slug];
  const { screen, speaker, isDark = false } = proof;
  const customer = slugOfId(proof.study);
  const { background, tint, ink } = accentSlab(customer);
  const [ground, block, words] = isDark ? [tint, background, tint] : [background, tint, ink];
  return (
    <Box component="figure" sx={{ ...slab, bgcolor: ground, '--focus-ring': words }}>
      <Box className={printClasses.hidden} sx={frame}>
        <Box sx={product}>
          <Appears>
            <Screen
              slug={customer}
              name={screen}
              shows="slab"
              alt={message(messageId(screenWords(proof), 'alt'))}
              sizes="(min-width: 1200px) 53vw, 100vw"
            />
          </Appears>
        </Box>
      </Box>
      <Box component="figcaption" className={printClasses.flush} sx={{ ...claim, bgcolor: block, color: words }}>
        <Typography
          variant={speaker === undefined ? 'dense' : 'h3'}
          component="p"
          sx={{ flex: '1 1 16rem', minWidth: 0 }}
        >
          <Message
            id={speaker === undefined ? messageId('service', slug, 'hero.proof') : `caseStudy.${customer}.card.figure`}
            values={{ b: figure }}
          />
          {speaker !== undefined && (
            <Typography variant="dense" component="span" sx={{ display: 'block', mt: 1 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
                {speaker}
              </Box>
              <Message id={`caseStudy.${customer}.author.position`} />
            </Typography>
          )}
        </Typography>
        <LocalLink to={`/case-studies/${customer}`} sx={{ color: 'inherit', py: 1.25, fontWeight: 'fontWeightMedium' }}>
          <Message id="common.customerStory" values={{ name: caseStudyCards[customer].customer }} />
        </LocalLink>
      </Box>
    </Box>
  );
}
