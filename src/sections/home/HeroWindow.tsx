import Box from '@mui/material/Box';
import { heroScreen } from '../../content/heroScreen';
import { screenPictures } from '../../content/screenPictures';
import { fillingPicture } from '../../theme/fillingPicture';

const look = {
  position: 'absolute',
  // Smaller than the headline, so that the largest paint is text, which is there first.
  insetInlineEnd: 0,
  width: { xs: '72%', md: 'min(87%, 500px)' },
  insetBlockEnd: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  boxShadow: '0 12px 40px rgb(0 0 0 / .16)',
} as const;

const { small, still, moving } = heroScreen;
const { width, height } = screenPictures.card;

/** A customer's product, in which one action happens once: a lot moves to another dock and the plan is published. It does not move under reduced motion and on phones, where it is a smaller part. */
export function HeroWindow({ alt }: { alt: string }) {
  return (
    <Box sx={look}>
      <picture>
        <source media="(max-width: 599.95px)" type="image/avif" srcSet={small.avif} {...screenPictures.small} />
        <source media="(prefers-reduced-motion: no-preference)" srcSet={moving} />
        <source type="image/avif" srcSet={still.avif} sizes="600px" />
        <Box
          component="img"
          src={still.webp}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="low"
          sx={fillingPicture}
        />
      </picture>
    </Box>
  );
}
