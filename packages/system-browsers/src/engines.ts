import { chromium } from '@playwright/test';
import { chromiumPaths } from './chromiumPaths';
import { windowsPrograms } from './windowsPrograms';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Capabilities that some tests need and some engines lack. */
export type Capability =
  | 'dateField'
  | 'doubleClick'
  | 'download'
  | 'fileChooser'
  | 'forcedColors'
  | 'javaScriptOff'
  | 'largestPaint'
  | 'mailProgram'
  | 'middleButton'
  | 'newPage'
  | 'offline'
  | 'pdf'
  | 'popup'
  | 'printedSource'
  | 'smallWindow'
  | 'timezone'
  | 'wholeFocus';

/** The missing capabilities, each with the reason. */
export type Lacks = Readonly<Partial<Record<Capability, string>>>;

interface Engine {
  title: string;
  /** The environment variable with the path of another executable. */
  variable: string;
  /** The paths of Playwright's own build, the fastest first. It is missing if Playwright finds its build by itself. */
  playwright?: () => readonly string[];
  /** The possible paths of the operating system's build, the fastest first. */
  system: readonly string[];
  /** The system's build needs at least one file of each list. */
  alongside: readonly (readonly string[])[];
  /** The packages of Debian: the first list that can be installed is enough. */
  packages: readonly (readonly string[])[];
  /** Capabilities that every build lacks, and those that the system's build lacks in addition. */
  lacks: Lacks;
  systemLacks: Lacks;
}

/** The possible paths of a file of a library on Debian. */
const inLibraries = (file: string) => ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${file}`);

const onlyInChromium: Lacks = {
  pdf: 'Playwright prints to PDF in Chromium only',
};

/** The engines of the tests: how each is found, and the capabilities that it lacks. */
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
      ...windowsPrograms('Google/Chrome/Application/chrome.exe'),
      ...windowsPrograms('Microsoft/Edge/Application/msedge.exe'),
    ],
    alongside: [],
    packages: [['chromium-headless-shell'], ['chromium']],
    lacks: {},
    systemLacks: {},
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    alongside: [],
    packages: [['firefox-esr']],
    lacks: {
      ...onlyInChromium,
      wholeFocus: 'Firefox scrolls to the focused element only when none of it is visible',
    },
    systemLacks: {
      doubleClick: 'Firefox treats two clicks by WebDriver BiDi as two single clicks',
      download: 'WebDriver BiDi reports no downloads to Playwright',
    },
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_PATH',
    system: inLibraries('webkit2gtk-4.1/MiniBrowser'),
    alongside: [
      ['/usr/bin/WebKitWebDriver'],
      ['/usr/bin/setpriv'],
      ['/usr/bin/cc'],
      ['/usr/bin/Xvfb'],
      // This plugin decodes videos.
      inLibraries('gstreamer-1.0/libgstlibav.so'),
    ],
    packages: [['webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb', 'gcc', 'libc6-dev']],
    lacks: {
      ...onlyInChromium,
      largestPaint: 'WebKit reports no largest paint',
      printedSource: 'WebKit chooses the source of a picture for the screen until it really prints',
      wholeFocus: 'WebKit scrolls to the caret of a field, not to its edges',
    },
    systemLacks: {
      dateField: 'the driver of WebKitGTK types nothing into the parts of a date field',
      download: 'the driver of WebKitGTK sees no downloads',
      fileChooser: 'the driver of WebKitGTK sees no file chooser',
      forcedColors: 'WebKitGTK has no forced colors',
      javaScriptOff: 'Playwright controls WebKitGTK through scripts of its inspector, which also stop',
      mailProgram: 'WebKitGTK’s MiniBrowser shows an error page where a mail program would open',
      middleButton: 'the driver of WebKitGTK presses only the left button',
      newPage: 'the driver of WebKitGTK controls one page in each browser',
      offline: 'the driver of WebKitGTK cannot cut the network',
      popup: 'the driver of WebKitGTK sees one page, and no new tab',
      smallWindow: 'the window of WebKitGTK is 320 px wide or wider',
      timezone: 'the driver of WebKitGTK cannot change the time zone',
    },
  },
};
