import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readWords } from './camera/readWords';
import { FormatContext } from './kit/useFormat';
import { type Cover, type Format, formats, type Part, type Study } from './study';
import { rampOf } from './theme/ramps';
import { screenTheme } from './theme/screenTheme';

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

/** Puts a study's product on the page, and its remote control on `window`: the camera (camera/openStudy.ts) says what is shown and which part of it. */
export function stage(study: Study): void {
  const root = createRoot(element('root'));
  const theme = screenTheme(study.look);
  const ramp = rampOf(study.look.ramp);

  function show(name: string, format: Format, props: object = {}) {
    const screen = study.screens[name];
    if (screen === undefined) throw new Error(`There is no screen ${name}`);
    // Tabs measure themselves when they appear, so nothing may be scaled then; nor is anything inset while its words are read.
    const { width, height } = formats[format];
    Object.assign(element('view').style, { inset: '0', borderRadius: '' });
    Object.assign(element('root').style, { transform: '', width: `${width}px`, height: `${height}px` });
    flushSync(() => {
      root.render(
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <FormatContext value={format}>
            <screen.component {...screen.props} {...props} />
          </FormatContext>
        </ThemeProvider>,
      );
    });
  }

  /** Scales the living page, so that crops are set in real type. */
  function frame(part: Part | Cover) {
    const { inset, ground, blocks } = 'inset' in part ? part : { inset: [0, 0, 0, 0] as const, ground: 0, blocks: [] };
    const [top, right, bottom, left] = inset;
    const scale = (window.innerWidth - left - right) / part.width;
    const corners = [top && left, top && right, bottom && right, bottom && left];
    const radius = corners.map((inside) => (inside > 0 ? '16px' : '0')).join(' ');
    const shapes = blocks.map(({ d, tone }) => `<path fill="${ramp[tone]}" d="${d}"/>`).join('');
    element('ground').innerHTML = `<svg width="100%" height="100%" style="background:${ramp[ground]}">${shapes}</svg>`;
    Object.assign(element('view').style, { inset: `${inset.join('px ')}px`, borderRadius: radius });
    element('root').style.transform = `scale(${scale}) translate(${-part.x}px,${-part.y}px)`;
  }

  Object.assign(window, { stage: { show, frame, read: () => readWords(element('root')), screens: study.screens } });
}
