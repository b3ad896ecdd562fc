import type { Browser } from '@playwright/test';
import type { Cover, Format, Part, Screen } from '../study';
import type { Ramp } from '../theme/ramps';
import { bundleStudy } from './bundleStudy';
import type { ReadWords } from './readWords';

/** What a page with a study's screens has on its `window` (stage.tsx). */
declare const stage: Stage;
interface Stage {
  show: (name: string, format: Format, props?: object) => void;
  frame: (part: Part | Cover) => void;
  read: () => ReadWords;
  screens: Record<string, Omit<Screen, 'component'>>;
}

const page = `<!doctype html><style>
  #ground, #view { position: absolute; inset: 0; overflow: hidden }
  #ground { display: grid }
  #root { transform-origin: 0 0; overflow: hidden }
</style><div id="ground"></div><div id="view"><div id="root"></div></div>`;

/** A page that shows one study's screens, `scale` pixels for each CSS pixel; its errors are thrown. */
export async function openStudy(browser: Browser, slug: string, ramps: Readonly<Record<string, Ramp>>, scale: number) {
  const { script, styles } = await bundleStudy(slug, ramps);
  const opened = await browser.newPage({ deviceScaleFactor: scale, reducedMotion: 'reduce' });
  const errors: string[] = [];
  opened.on('pageerror', ({ message }) => errors.push(message));
  opened.on('console', (said) => ['error', 'warning'].includes(said.type()) && errors.push(said.text()));
  await opened.setContent(page);
  await opened.addStyleTag({ content: styles });
  await opened.addScriptTag({ content: script });

  return {
    screens: await opened.evaluate(() => JSON.parse(JSON.stringify(stage.screens)) as Stage['screens']),
    close: () => opened.close(),
    async show(name: string, format: Format, props?: object): Promise<void> {
      await opened.evaluate((given) => stage.show(...given), [name, format, props] as const);
      await opened.evaluate(() => document.fonts.ready.then(() => undefined));
      if (errors.length > 0) throw new Error(`${slug}, ${name}: ${errors.join('; ')}`);
    },
    /** What can be read in a window of the format's size. */
    async read(size: { width: number; height: number }): Promise<ReadWords> {
      await opened.setViewportSize(size);
      return opened.evaluate(() => stage.read());
    },
    /** A part of what is shown as PNG; `size` in CSS pixels. */
    async take(size: { width: number; height: number }, part: Part | Cover): Promise<Buffer> {
      await opened.setViewportSize(size);
      await opened.evaluate((given) => stage.frame(given), part);
      return opened.screenshot({ animations: 'disabled' });
    },
  };
}
