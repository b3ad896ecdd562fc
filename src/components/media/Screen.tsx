import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type ScreenPicture, screenPictures, screenPictureURLs } from '../../content/screenPictures';
import { cardPicture } from '../../theme/fillingPicture';

/** Which format is shown at which width of the window: its words can be read in each. */
const choices = {
  page: [{ picture: 'phone', upTo: 699.95 }, { picture: 'slab', upTo: 1023.95 }, { picture: 'whole' }],
  slab: [{ picture: 'phone', upTo: 699.95 }, { picture: 'slab' }],
  cover: [{ picture: 'phone', upTo: 599.95 }, { picture: 'cover' }],
  story: [{ picture: 'card', upTo: 1199.95 }, { picture: 'phone' }],
  card: [{ picture: 'card' }],
} as const satisfies Record<string, readonly { picture: ScreenPicture; upTo?: number }[]>;

export interface ScreenProps {
  slug: CaseStudySlug;
  /** The screen's name. */
  name: string;
  shows: keyof typeof choices;
  /** One sentence; empty where the words next to it say the same. */
  alt: string;
  /** How wide it is shown, as the attribute says it. */
  sizes: string;
  /** It is in the first screen, so it is fetched at once. */
  eager?: boolean;
  /** As high as its place, which is a grid's cell; else as high as its width says. */
  fills?: boolean;
}

/** A photographed screen of a customer's product: laid out again, not cropped or shrunk, where there is less room. It looks the same in both color schemes. */
export function Screen({ slug, name, shows, alt, sizes, eager = false, fills = false }: ScreenProps) {
  const sources = choices[shows].map((choice) => ({
    ...screenPictureURLs(slug, name, choice.picture),
    size: { width: screenPictures[choice.picture].width, height: screenPictures[choice.picture].height },
    media: 'upTo' in choice ? `screen and (max-width: ${choice.upTo}px)` : undefined,
  }));
  const { webp, size } = sources.at(-1) ?? { webp: '', size: {} };
  return (
    <Box component="picture" {...(fills && { sx: { display: 'contents' } })}>
      {sources.flatMap(({ avif, webp: other, media, size: own }) => [
        <source key={avif} type="image/avif" media={media} srcSet={avif} sizes={sizes} {...own} />,
        media !== undefined && <source key={other} media={media} srcSet={other} {...own} />,
      ])}
      <Box
        component="img"
        src={webp}
        alt={alt}
        {...size}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        decoding="async"
        sx={{ ...cardPicture, ...(fills && { height: '100%' }) }}
      />
    </Box>
  );
}
