import { renderToStaticMarkup } from 'react-dom/server';
import { heroArtColors } from '../../src/theme/heroArtColors';
import { HeroBlocks } from '../../src/components/art/HeroBlocks';
import { heroArtLook } from '../../src/components/art/heroArtLook';
import { HeroIdea } from '../../src/components/art/HeroIdea';
import { HeroWindow } from '../../src/components/art/HeroWindow';

type Colors = Readonly<Record<string, string>>;

const filled = (text: string, colors: Colors) =>
  text.replaceAll(/var\((.+?)\)/g, (_, name: string) => colors[name] ?? '');

/** The home page's drawing, as its page shows it, for 630 × 630 pixels. */
export function homeDrawing(): string {
  const colors: Colors = heroArtColors.light;
  const rules = Object.entries(heroArtLook).map(([name, look]) => {
    const paint = Object.entries(look).map(([property, value]) => {
      const cssName = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${cssName}:${filled(String(value), colors)}`;
    });
    return `.${name}{${paint.join(';')}}`;
  });
  const art = renderToStaticMarkup(
    <>
      <HeroIdea />
      <HeroBlocks />
      <HeroWindow />
    </>,
  );
  return `<style>${rules.join('')}</style><g transform="translate(-14 38)" stroke-linecap="butt" stroke-linejoin="miter" fill="#000">${art}</g>`;
}
