import type { Claims } from '../claims';
import { nativeSpeakers, ruleEngines } from './shared';

const noSound = {
  here: 'Videos have no sound and there is no other audio.',
  provedBy: ['scripts/checks/videos.test.ts › no video has sound'],
  notApplicable: true,
} as const;

/** Principle 1: what is shown can be perceived. */
export const perceivable = {
  '1.1.1': {
    here: 'Drawings that say something have an alternative text, others are hidden from assistive technology; icon buttons have names; the process diagram can be read as text.',
    provedBy: [...ruleEngines, 'e2e/pages/services.spec.ts › the design process can be read as text'],
    people: `Whether each text says what its picture says. ${nativeSpeakers}`,
  },
  '1.2.1': {
    here: 'Silent videos of products at work: each has a name and a text beside it that tells what happens in it.',
    provedBy: [
      'e2e/pages/studyVideos.spec.ts › each with a name, a description and its own control',
      'e2e/pages/featureWork.spec.ts › arrow keys change video, text and link',
    ],
    people: 'Whether the texts tell all that the videos show',
  },
  '1.2.2': noSound,
  '1.2.3': { ...noSound, here: `${noSound.here} Silent videos: 1.2.1.` },
  '1.2.4': { ...noSound, here: 'There is nothing live.' },
  '1.2.5': { ...noSound, here: `${noSound.here} Silent videos: 1.2.1.` },
  '1.3.1': {
    here: 'Landmarks, one first heading and steps of one below it, lists, terms with definitions, field groups, labels and errors are in the markup.',
    provedBy: [
      ...ruleEngines,
      'scripts/checks/pages.test.ts › headings go down step by step',
      'e2e/pages/caseStudy.spec.ts › says whose it is and what became of it',
      'e2e/forms/referralForm.spec.ts › a blocked attempt lists the errors',
      'e2e/accessibility/accessibilityTree.spec.ts',
      'e2e/accessibility/rules/markup.test.ts',
      'e2e/heard/homeLandmarks.spec.ts',
      'e2e/heard/homeHeadings.spec.ts',
    ],
  },
  '1.3.2': {
    here: 'The HTML alone, without script and styles, has the order in which a page is read; no style reorders it.',
    provedBy: [
      'e2e/pages/home.spec.ts › has its sections in order',
      'e2e/resilience/noScript.spec.ts › can be read, leads to a mail',
      'e2e/accessibility/spoken.spec.ts › spoken in',
      'e2e/accessibility/focusWalk.spec.ts › goes through each kind of page as it is read',
      'e2e/heard/homeByLine.spec.ts',
    ],
    people: 'Reading each page with a screen reader from top to bottom',
  },
  '1.3.3': {
    here: 'No instruction on every page, in the forms or at the filter tells by place, shape, size, color or sound.',
    provedBy: ['scripts/messages/instructions.test.ts'],
    people: nativeSpeakers,
  },
  '1.3.4': {
    here: 'Pages take any width and height; nothing asks how a device is held.',
    provedBy: [
      'e2e/pages/home.spec.ts › lists have as many columns as the screen has room for',
      'e2e/accessibility/reflow.spec.ts',
    ],
  },
  '1.3.5': {
    here: 'Fields for what is the visitor’s own say so with `autocomplete`; those for somebody else say `off`.',
    provedBy: [
      'e2e/forms/contactForm.spec.ts › has its three fields',
      'e2e/forms/referralForm.spec.ts › every field is of the kind that its content asks for',
    ],
  },
  '1.4.1': {
    here: 'Links within text are underlined, the current page in the menu too; errors have words; the current language is marked for readers as well.',
    provedBy: [
      ...ruleEngines,
      'e2e/navigation/menu.spec.ts › the entry of the current page, and no other, is current and underlined',
      'e2e/forms/referralForm.spec.ts › is judged when it is left',
      'e2e/languages/languages.spec.ts › the current one is marked',
    ],
    people: 'Looking at the drawings, none of which should need its colors',
  },
  '1.4.2': noSound,
  '1.4.3': {
    here: 'Every pair of text and background in the palette is computed for light and dark, and each page is measured in both.',
    provedBy: [
      ...ruleEngines,
      'src/theme/contrast.test.ts › every color can be read or seen on every background',
      'src/theme/contrast.test.ts › text can be read on the background of every accent',
    ],
  },
  '1.4.4': {
    here: 'Sizes follow the letters: with letters twice as large nothing is lost, cut off or over the edge.',
    provedBy: [
      'e2e/accessibility/reflow.spec.ts › nothing is lost, cut off or over the edge',
      'e2e/long/everyLayout.spec.ts › bears less room',
    ],
  },
  '1.4.5': {
    here: 'What drawings, screens of products and videos write is part of a larger picture. Names of clients and technologies are logos.',
    provedBy: ['scripts/checks/drawings.test.ts › no drawing is a text'],
    people: 'Whether the text says what a picture writes',
  },
  '1.4.6': {
    here: 'Text has 7:1 and more on every background of the palette, light and dark.',
    provedBy: ['src/theme/contrast.test.ts'],
    shortfall:
      'Links, error messages and the labels of filled buttons are only sure to have 4.5:1, but for visitors who ask for more contrast.',
  },
  '1.4.10': {
    here: 'At 320 × 256 CSS px, a page at 400 %, no page scrolls sideways or loses anything, in any of the four languages.',
    provedBy: ['e2e/accessibility/reflow.spec.ts', 'e2e/long/everyLayout.spec.ts › bears less room'],
  },
  '1.4.11': {
    here: 'Edges of fields, the focus ring and signs that carry meaning have 3:1 on every background, light and dark.',
    provedBy: [
      'src/theme/contrast.test.ts › every color can be read or seen on every background',
      'e2e/accessibility/preferences.spec.ts › have edges',
    ],
    people: 'Looking at the drawings that carry meaning',
  },
  '1.4.12': {
    here: 'With the spacing of the criterion nothing is lost, cut off or over the edge.',
    provedBy: [
      'e2e/accessibility/reflow.spec.ts › nothing is lost, cut off or over the edge',
      'e2e/long/everyLayout.spec.ts › bears less room',
    ],
  },
  '1.4.13': {
    here: 'Nothing appears because the pointer is over something or because it has the focus: menus open by click.',
    provedBy: [
      'e2e/navigation/menu.spec.ts › services open and close by click',
      'e2e/forms/inputManners.spec.ts › nothing opens, moves on or sends because it has got the focus',
    ],
  },
} as const satisfies Claims;
