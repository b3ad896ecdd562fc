import type { Claims } from '../claims';
import { ruleEngines } from './shared';

/** Principle 2: what is shown can be operated. */
export const operable = {
  '2.1.1': {
    here: 'Everything is a link, a button or a field of HTML: both forms, menu, drawer, dialog, questions, tabs, videos.',
    provedBy: [
      'e2e/forms/contactKeyboard.spec.ts',
      'e2e/forms/referralSending.spec.ts › the whole form works by keyboard',
      'e2e/pages/featureWork.spec.ts › arrow keys change video, text and link',
      'e2e/navigation/header.spec.ts › Escape closes the services and gives focus back',
      'e2e/accessibility/focusWalk.spec.ts',
    ],
  },
  '2.1.2': {
    here: 'Drawer and contact dialog keep Tab within them while they are open; Escape and a button close them, and the focus returns.',
    provedBy: [
      'e2e/navigation/drawer.spec.ts › Escape closes it and gives focus back',
      'e2e/forms/contactDialog.spec.ts › opens from everywhere, takes the focus, and gives it back',
      'e2e/accessibility/dialogBackground.spec.ts',
      'e2e/accessibility/focusWalk.spec.ts',
    ],
  },
  '2.1.3': {
    here: 'As 2.1.1: nothing asks for a path of the pointer.',
    provedBy: [
      'e2e/forms/contactKeyboard.spec.ts',
      'e2e/forms/referralSending.spec.ts › the whole form works by keyboard',
      'e2e/accessibility/focusWalk.spec.ts',
    ],
  },
  '2.1.4': {
    here: 'There are no shortcuts: letters, digits and signs do nothing outside fields.',
    provedBy: ['e2e/forms/inputManners.spec.ts › letters, digits and signs'],
    notApplicable: true,
  },
  '2.2.1': {
    here: 'Nothing that a visitor does has a time limit; no message goes by itself. A mail host that is silent is given up after 30 s, with everything kept.',
    provedBy: ['e2e/forms/faultMatrix.spec.ts'],
  },
  '2.2.2': {
    here: 'Videos in view play by themselves, each with a button that stops it for good, one at a time; nothing plays by itself for those who want less motion. Other motion ends within 1.4 s.',
    provedBy: [
      'e2e/pages/featureWork.spec.ts › plays a video that is in view, and stops it for good when told to',
      'e2e/pages/featureWork.spec.ts › plays nothing by itself for those who want less motion',
      'e2e/pages/studyVideos.spec.ts',
      'e2e/accessibility/motion.spec.ts › the hero is built up within 1.4 s',
    ],
  },
  '2.3.1': {
    here: 'Videos are recorded screens whose states change less than three times a second; motion on pages changes place and opacity once.',
    provedBy: ['e2e/accessibility/motion.spec.ts › by transform and opacity alone'],
    people: 'Whether a new video changes its states as slowly',
  },
  '2.3.3': {
    here: 'For those who want less motion nothing moves: no building up, no rising, no smooth scrolling, no video.',
    provedBy: [
      'e2e/accessibility/preferences.spec.ts › nothing moves where less motion is asked for',
      'e2e/navigation/fragments.spec.ts › to its fragment after 200 ms',
      'e2e/pages/featureWork.spec.ts › plays nothing by itself for those who want less motion',
    ],
  },
  '2.4.1': {
    here: 'The first stop of the keyboard skips the header; pages have landmarks and headings.',
    provedBy: ['e2e/navigation/header.spec.ts › the skip link is the first stop of the keyboard', ...ruleEngines],
  },
  '2.4.2': {
    here: 'Every page has a title of its own, which follows when a link changes the page.',
    provedBy: [
      'e2e/pages/documents.spec.ts › every page answers with its own title',
      'e2e/navigation/navigation.spec.ts › a link leads to the top of the new page, with its title',
      'e2e/heard/pages.spec.ts',
    ],
  },
  '2.4.3': {
    here: 'The focus follows the markup’s order; a new page gets it at its heading, a dialog within it, and what opened the dialog gets it back.',
    provedBy: [
      'e2e/navigation/navigation.spec.ts › its heading in focus',
      'e2e/navigation/navigation.spec.ts › back and forward do the same',
      'e2e/forms/contactDialog.spec.ts › opens from everywhere, takes the focus, and gives it back',
      'e2e/navigation/drawer.spec.ts › closes when the path changes, with focus on the new heading',
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
      'e2e/heard/contactDialog.spec.ts',
    ],
  },
  '2.4.4': {
    here: 'Links have names, those that open a tab say so.',
    provedBy: [
      ...ruleEngines,
      'e2e/navigation/menu.spec.ts › the hosting product opens in a new tab that cannot reach back, and says so',
      'e2e/navigation/footer.spec.ts › those that lead elsewhere in a new tab',
    ],
    people: 'Whether each name says where its link leads',
  },
  '2.4.5': {
    here: 'Menu, footer, list of studies with a filter, and links between pages.',
    provedBy: ['scripts/checks/sameEverywhere.test.ts › every page but home can be found in two ways'],
  },
  '2.4.6': {
    here: 'Sections have headings and fields have labels, in the visitor’s words.',
    provedBy: [
      'e2e/pages/home.spec.ts › has its sections in order',
      'e2e/pages/textPages.spec.ts › has its text under its headings',
      'e2e/pages/caseStudy.spec.ts › says whose it is and what became of it',
      ...ruleEngines,
    ],
    people: 'Whether each heading and label describes what it stands for',
  },
  '2.4.7': {
    here: 'Whatever has the focus has a ring, also in forced colors, with more contrast, on narrow screens and from right to left.',
    provedBy: [
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/accessibility/preferences.spec.ts › every stop of the keyboard has its ring',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
    ],
  },
  '2.4.10': {
    here: 'Texts are divided into sections with headings, which go down step by step.',
    provedBy: [
      'e2e/pages/textPages.spec.ts › has its text under its headings',
      'e2e/pages/caseStudy.spec.ts › says whose it is and what became of it',
      'scripts/checks/pages.test.ts › headings go down step by step',
    ],
  },
  '2.4.11': {
    here: 'The header stays on top, and on low screens it does not; what has the focus, or is led to, stands beside it.',
    provedBy: [
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
      'e2e/pages/caseStudy.spec.ts › a heading’s link leads to it, below the header',
      'e2e/forms/referralPage.spec.ts › a link to the terms opens them below the header',
    ],
  },
  '2.4.12': {
    here: 'As 2.4.11: no part of what has the focus is covered or off the screen, if it fits there.',
    provedBy: [
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
    ],
  },
  '2.4.13': {
    here: 'The ring is a closed line of at least 2 CSS px that nothing cuts off, with 3:1 on the background that it appears on.',
    provedBy: [
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
    ],
  },
  '2.5.1': {
    here: 'Nothing is swiped, pinched or drawn: a tap does everything.',
    notApplicable: true,
  },
  '2.5.2': {
    here: 'Links and buttons act when they are released; leaving them before takes the press back.',
    provedBy: ['e2e/forms/inputManners.spec.ts › a button or link that the pointer has left before it is released'],
  },
  '2.5.3': {
    here: 'Names hold the words that are seen.',
    provedBy: ruleEngines,
    people: 'Saying the visible words to a voice control',
  },
  '2.5.4': { here: 'Nothing listens to the motion of a device.', notApplicable: true },
  '2.5.5': {
    here: 'Buttons, fields and choices are at least 44 × 44 CSS px.',
    provedBy: [
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
    ],
    shortfall: 'Links that stand alone are only sure to have 24 × 24 CSS px.',
  },
  '2.5.7': { here: 'Nothing is dragged.', notApplicable: true },
  '2.5.8': {
    here: 'Buttons, fields and links outside sentences are at least 24 × 24 CSS px or stand apart by as much.',
    provedBy: [
      ...ruleEngines,
      'e2e/accessibility/focusWalk.spec.ts',
      'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen',
    ],
  },
} as const satisfies Claims;
