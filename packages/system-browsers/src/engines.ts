import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumPaths } from './chromiumPaths';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** What a test may need that not every engine can do in every way of running it. */
export type Capability =
  | 'accessibilityTree'
  | 'accessibleElement'
  | 'bodyOfRequest'
  | 'clipboardRead'
  | 'dateField'
  | 'doubleClick'
  | 'download'
  | 'emulateMedia'
  | 'fileChooser'
  | 'forcedColors'
  | 'heldPictures'
  | 'javaScriptOff'
  | 'layoutShifts'
  | 'mailProgram'
  | 'middleButton'
  | 'newPage'
  | 'offline'
  | 'pdf'
  | 'popup'
  | 'tap'
  | 'timezone'
  | 'wholeFocus';

/** What an engine cannot do, each with the reason. */
type Lacks = Readonly<Partial<Record<Capability, string>>>;

interface Engine {
  title: string;
  /** The environment variable that names an executable to use instead of those that are looked for. */
  variable: string;
  /** Where Playwright's own build is once it is installed, the fastest first. */
  playwright: () => readonly string[];
  /** Where the operating system's build may be, the fastest first. */
  system: readonly string[];
  /** What else the system's build needs: one file of each list. */
  alongside: readonly (readonly string[])[];
  /** Debian's packages that bring it: the first list that can be installed is enough. */
  packages: readonly (readonly string[])[];
  /** Whether Playwright alone cannot control the system's build (`packages/browser-drivers` can). */
  systemNeedsDriver: boolean;
  lacks: { playwright: Lacks; system: Lacks };
}

/** Where Debian may have a file of a library. */
const inLibraries = (file: string) => ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${file}`);

const onlyChromiumReads = 'Playwright grants permission to read the clipboard in Chromium only';
const noTree = 'Playwright reads an engine’s own accessibility tree in Chromium only';
const noTrees = { accessibilityTree: noTree, accessibleElement: noTree };
const partOfFocus = 'Firefox scrolls to the focused element only when none of it is visible';
const partOfField = 'WebKit scrolls to the caret of a field, not to its edges';
const noPosters = 'only Chromium can load a video’s poster late, and requests no picture before its first frame';
const noShifts = 'only Chromium reports layout shifts';
const noPdf = 'Playwright prints to PDF in Chromium only';
const noPhones = 'Playwright imitates touch only where it can imitate a whole phone';

/** The engines that the tests know, how each is found, and what it cannot do when it is run that way. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    playwright: () => chromiumPaths(chromium.executablePath()),
    system: [
      // The headless shell runs the tests in half the time of the full browser.
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
    systemNeedsDriver: false,
    lacks: { playwright: {}, system: {} },
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    playwright: () => [firefox.executablePath()],
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    alongside: [],
    packages: [['firefox-esr']],
    systemNeedsDriver: true,
    lacks: {
      playwright: { ...noTrees, heldPictures: noPosters, layoutShifts: noShifts, pdf: noPdf, wholeFocus: partOfFocus },
      system: {
        accessibleElement: 'Firefox gives the accessibility tree of a whole page only',
        doubleClick: 'two clicks by WebDriver BiDi are two single ones to Firefox',
        bodyOfRequest: 'WebDriver BiDi gives Playwright no bodies of requests; the mailbox has them',
        download: 'WebDriver BiDi tells Playwright of no downloads',
        heldPictures: noPosters,
        layoutShifts: noShifts,
        pdf: noPdf,
        tap: noPhones,
        wholeFocus: partOfFocus,
      },
    },
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_PATH',
    playwright: () => [webkit.executablePath()],
    system: inLibraries('webkit2gtk-4.1/MiniBrowser'),
    alongside: [
      ['/usr/bin/WebKitWebDriver'],
      ['/usr/bin/setpriv'],
      ['/usr/bin/cc'],
      ['/usr/bin/Xvfb', '/usr/bin/broadwayd'],
      // What videos are decoded with.
      inLibraries('gstreamer-1.0/libgstlibav.so'),
    ],
    packages: [['webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb', 'gcc', 'libc6-dev']],
    systemNeedsDriver: true,
    lacks: {
      playwright: {
        ...noTrees,
        clipboardRead: onlyChromiumReads,
        heldPictures: noPosters,
        layoutShifts: noShifts,
        pdf: noPdf,
        wholeFocus: partOfField,
      },
      system: {
        accessibilityTree: 'WebKitGTK gives the accessibility tree of one element at a time',
        clipboardRead: onlyChromiumReads,
        dateField: 'the driver of WebKitGTK types nothing into the parts of a date field',
        download: 'the driver of WebKitGTK sees no downloads',
        fileChooser: 'the driver of WebKitGTK sees no file chooser',
        forcedColors: 'WebKitGTK has no forced colors',
        heldPictures: noPosters,
        javaScriptOff: 'without scripts WebKitGTK’s inspector, through which Playwright controls it, runs none either',
        layoutShifts: noShifts,
        mailProgram: 'WebKitGTK’s MiniBrowser shows an error page where a mail program would open',
        middleButton: 'the driver of WebKitGTK presses the left button alone',
        newPage: 'the driver of WebKitGTK controls one page in each browser',
        offline: 'the driver of WebKitGTK cannot cut the network',
        pdf: noPdf,
        popup: 'the driver of WebKitGTK sees one page, and no new tab',
        tap: noPhones,
        timezone: 'the driver of WebKitGTK cannot change the time zone',
        wholeFocus: partOfField,
      },
    },
  },
};
