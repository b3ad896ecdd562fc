import Box from '@mui/material/Box';
import { Appears } from '../../components/media/Appears';
import { heroScreen } from '../../content/heroScreen';
import { screenPictures } from '../../content/screenPictures';
import { useMessage } from '../../i18n/useMessage';
import { fillingPicture } from '../../theme/fillingPicture';

const { phone, still, moving } = heroScreen;

/** The product in the hero: an animation that plays once. With reduced motion, and on phones, it is a still picture. */
export function HeroProduct() {
  const message = useMessage();
  return (
    <Appears>
      <picture>
        <source
          media="(max-width: 599.95px)"
          type="image/avif"
          srcSet={phone.avif}
          width={screenPictures.phone.width}
          height={screenPictures.phone.height}
        />
        <source media="(prefers-reduced-motion: no-preference)" srcSet={moving} />
        <source type="image/avif" srcSet={still.avif} sizes="720px" />
        <Box
          component="img"
          src={still.webp}
          alt={message('home.hero.screen')}
          width={screenPictures.hero.width}
          height={screenPictures.hero.height}
          fetchPriority="low"
          sx={fillingPicture}
        />
      </picture>
    </Appears>
  );
}
