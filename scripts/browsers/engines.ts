import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** What a test may need that not every engine can do in every way of running it. */
export type Capability =
  | 'accessibilityTree'
  | 'accessibleElement'
  | 'bodyOfRequest'
  | 'clipboardRead'
  | 'download'
  | 'emulateMedia'
  | 'forcedColors'
  | 'heldPictures'
  | 'javaScriptOff'
  | 'layoutShifts'
  | 'mailProgram'
  | 'newPage'
  | 'offline'
  | 'popup'
  | 'tap'
  | 'wholeFocus';

/** Why an engine cannot do something; what is not named, it can. */
type Lacks = Readonly<Partial<Record<Capability, string>>>;

type Bridge = 'firefox' | 'webkit';

interface Engine {
  title: string;
  /** Names another executable than those that are looked for. */
  variable: string;
  /** Where Playwright's own build is, once it is installed. */
  own: () => string;
  /** Where the system's may be. */
  system: readonly string[];
  /** What else the system needs, beside the browser: one program of each list. */
  alongside: readonly (readonly string[])[];
  /** Debian's packages that bring it: the first list that can be installed will do. */
  packages: readonly (readonly string[])[];
  /** What in `e2e/engines/` drives the system's, where Playwright by itself drives only its own. */
  bridge?: Bridge;
  lacks: { own: Lacks; system: Lacks };
}

const onlyChromiumReads = 'Playwright grants the right to read the clipboard in Chromium alone';
const noTree = 'Playwright reads an engine’s own accessibility tree in Chromium alone';
const noTrees = { accessibilityTree: noTree, accessibleElement: noTree };
const partOfFocus = 'Firefox scrolls to what has the focus only where it can see nothing of it';
const partOfField = 'WebKit scrolls to the caret of a field, not to its edges';
const noPosters =
  'Chromium alone knows films whose poster may come later, and asks for no picture before its first frame';
const noShifts = 'Chromium alone tells of what moves by itself';
const noPhones = 'Playwright imitates fingers only where it may imitate a whole phone';

/** The engines that the tests know, how each is found, and what it cannot do in that way of running. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    own: () => chromium.executablePath(),
    system: [
      // The shell without a window needs half the time of the whole browser.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    alongside: [],
    packages: [['chromium-headless-shell'], ['chromium']],
    lacks: { own: {}, system: {} },
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    own: () => firefox.executablePath(),
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    alongside: [],
    packages: [['firefox-esr']],
    bridge: 'firefox',
    lacks: {
      own: { ...noTrees, heldPictures: noPosters, layoutShifts: noShifts, wholeFocus: partOfFocus },
      system: {
        accessibleElement: 'Firefox tells of a page as a whole',
        bodyOfRequest: 'WebDriver BiDi gives Playwright no bodies of requests; the mail host has them',
        heldPictures: noPosters,
        layoutShifts: noShifts,
        tap: noPhones,
        wholeFocus: partOfFocus,
      },
    },
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_PATH',
    own: () => webkit.executablePath(),
    system: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    alongside: [
      ['/usr/bin/WebKitWebDriver'],
      ['/usr/bin/setpriv'],
      ['/usr/bin/cc'],
      ['/usr/bin/Xvfb', '/usr/bin/broadwayd'],
    ],
    packages: [['webkit2gtk-driver', 'xvfb', 'gcc', 'libc6-dev']],
    bridge: 'webkit',
    lacks: {
      own: {
        ...noTrees,
        clipboardRead: onlyChromiumReads,
        heldPictures: noPosters,
        layoutShifts: noShifts,
        wholeFocus: partOfField,
      },
      system: {
        accessibilityTree: 'WebKitGTK tells of one element at a time',
        clipboardRead: onlyChromiumReads,
        download: 'The bridge to WebKitGTK sees no downloads',
        forcedColors: 'WebKitGTK knows no forced colors',
        heldPictures: noPosters,
        javaScriptOff: 'Without scripts the inspector of WebKitGTK, by which Playwright drives it, runs none either',
        layoutShifts: noShifts,
        mailProgram: 'The small browser of WebKitGTK shows a page of its own where a mail program would open',
        newPage: 'The bridge to WebKitGTK drives one page for each browser',
        offline: 'The bridge to WebKitGTK cannot cut the network',
        popup: 'The bridge to WebKitGTK sees one page, and no new tab',
        tap: noPhones,
        wholeFocus: partOfField,
      },
    },
  },
};

export interface FoundEngine {
  name: EngineName;
  title: string;
  path: string;
  /** Whose build it is. */
  source: string;
  /** Not Playwright's own, which it finds by itself. */
  isSystem: boolean;
  bridge?: Bridge | undefined;
  lacks: Lacks;
}

/** The browser to test an engine with: the one named by its variable, Playwright's own, the system's; undefined where there is none. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  const { title, variable, own, system, alongside, bridge, lacks } = engines[name];
  const ofSystem = { name, title, bridge, isSystem: true, lacks: lacks.system };

  const named = process.env[variable];
  if (named !== undefined && existsSync(named)) return { ...ofSystem, path: named, source: variable };
  if (existsSync(own())) {
    return { name, title, path: own(), source: 'Playwright’s own', isSystem: false, lacks: lacks.own };
  }
  const path = system.find((candidate) => existsSync(candidate));
  const isComplete = alongside.every((programs) => programs.some((program) => existsSync(program)));
  return path !== undefined && isComplete ? { ...ofSystem, path, source: 'the system’s' } : undefined;
}
