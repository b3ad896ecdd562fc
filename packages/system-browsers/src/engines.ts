import { chromium } from '@playwright/test';
import { chromiumPaths } from './chromiumPaths';
import { windowsPrograms } from './windowsPrograms';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A test may need these, and not every engine has them in every way of running it. */
export type Capability =
  | 'dateField'
  | 'doubleClick'
  | 'download'
  | 'fileChooser'
  | 'forcedColors'
  | 'javaScriptOff'
  | 'mailProgram'
  | 'middleButton'
  | 'newPage'
  | 'offline'
  | 'pdf'
  | 'popup'
  | 'timezone'
  | 'wholeFocus';

/** Capabilities that are missing, each with the reason. */
export type Lacks = Readonly<Partial<Record<Capability, string>>>;

interface Engine {
  title: string;
  /** The environment variable that names an executable to use instead of those that are looked for. */
  variable: string;
  /** Where Playwright's own build is once it is installed, the fastest first; left out where Playwright finds it by itself. */
  playwright?: () => readonly string[];
  /** Where the operating system's build may be, the fastest first. */
  system: readonly string[];
  /** The system's build needs one file of each list. */
  alongside: readonly (readonly string[])[];
  /** Debian's packages that bring it: the first list that can be installed is enough. */
  packages: readonly (readonly string[])[];
  /** Capabilities that every build lacks, and those that the system's build lacks in addition. */
  lacks: Lacks;
  systemLacks: Lacks;
}

/** Where Debian may have a file of a library. */
const inLibraries = (file: string) => ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${file}`);

const onlyInChromium: Lacks = {
  pdf: 'Playwright prints to PDF in Chromium only',
};

/** The engines that the tests know, how each is found, and what it cannot do. */
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
      doubleClick: 'two clicks by WebDriver BiDi are two single ones to Firefox',
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
      // It decodes videos.
      inLibraries('gstreamer-1.0/libgstlibav.so'),
    ],
    packages: [['webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb', 'gcc', 'libc6-dev']],
    lacks: {
      ...onlyInChromium,
      wholeFocus: 'WebKit scrolls to the caret of a field, not to its edges',
    },
    systemLacks: {
      dateField: 'the driver of WebKitGTK types nothing into the parts of a date field',
      download: 'the driver of WebKitGTK sees no downloads',
      fileChooser: 'the driver of WebKitGTK sees no file chooser',
      forcedColors: 'WebKitGTK has no forced colors',
      javaScriptOff: 'without scripts WebKitGTK’s inspector, through which Playwright controls it, runs none either',
      mailProgram: 'WebKitGTK’s MiniBrowser shows an error page where a mail program would open',
      middleButton: 'the driver of WebKitGTK presses the left button alone',
      newPage: 'the driver of WebKitGTK controls one page in each browser',
      offline: 'the driver of WebKitGTK cannot cut the network',
      popup: 'the driver of WebKitGTK sees one page, and no new tab',
      timezone: 'the driver of WebKitGTK cannot change the time zone',
    },
  },
};
