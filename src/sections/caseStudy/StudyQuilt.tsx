import Box from '@mui/material/Box';
import { type CaseStudySlug, caseStudySlugs } from '../../content/caseStudies';
import { Cover } from '../../components/Cover';
import { motion, motionWelcome } from '../../theme/measures';

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const quilt = {
  display: 'grid',
  gridTemplateColumns: equal(5),
  overflow: 'hidden',
  '& > [data-out="true"]': { outline: '1px dashed', outlineColor: 'control', outlineOffset: -1 },
  '& > [data-out="true"] > img': { opacity: 0, rotate: '-90deg' },
  [motionWelcome]: {
    '& img': { transition: `rotate ${motion.turn}ms ${motion.enter}, opacity ${motion.turn}ms` },
    '& > [data-out="false"]:hover > img': { rotate: '90deg' },
  },
} as const;

/** Low, so that what follows it is near; each apart from its neighbors. */
const strip = { gridTemplateColumns: { sm: equal(15) }, gap: '2px' } as const;

interface StudyQuiltProps {
  lit: readonly CaseStudySlug[];
  /** In one row, but on phones. */
  low?: boolean;
}

/** All case studies as one patchwork; those that are not `lit` turn to outlines. The cards and the count beside it say the same. */
export function StudyQuilt({ lit, low = false }: StudyQuiltProps) {
  return (
    <Box component="span" aria-hidden data-screen-only sx={[quilt, low && strip]}>
      {caseStudySlugs.map((slug) => (
        <span key={slug} data-out={!lit.includes(slug)}>
          <Cover slug={slug} shape="square" />
        </span>
      ))}
    </Box>
  );
}
