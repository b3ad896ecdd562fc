import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type ScreenPicture, screenPictures, screenPictureURLs } from '../../content/screenPictures';
import { cardPicture } from '../../theme/fillingPicture';

/** The format for each width of the window, so that the words are always readable. */
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
  /** One sentence; empty if the words next to it say the same. */
  alt: string;
  /** The attribute `sizes` of the picture. */
  sizes: string;
  /** For pictures of the first screen: the browser fetches them with priority. */
  eager?: boolean;
  /** Fills the height of its grid cell; otherwise its width sets its height. */
  fills?: boolean;
}

/** A photographed screen of a customer's product. Narrow screens have another layout of it, not a crop. It looks the same in both color schemes. */
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
