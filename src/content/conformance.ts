/** When all of the statement was checked, and until when that counts: after that day no build for publication succeeds. */
export const statementDates = { id: 'statementDates', asOf: '2026-11-26', validUntil: '2027-11-26' } as const;

/** What the site does about a criterion of WCAG 2.2. */
export interface Conformance {
  conformance: 'Supports' | 'Partially supports' | 'Not applicable';
  remark: string;
  /** The tests that fail if it is no longer so: `file › words of a title`. */
  proofs: readonly string[];
}

const row =
  (conformance: Conformance['conformance']) =>
  (remark: string, ...proofs: readonly string[]): Conformance => ({ conformance, remark, proofs });

const supports = row('Supports');
const partially = row('Partially supports');
const notApplicable = row('Not applicable');

/** Where no test can judge, the developers read the English words and the source. */
const byHand = `by hand on ${statementDates.asOf}`;
const notReviewed = 'No native speaker has reviewed the Portuguese, Spanish and Arabic words.';

const axe = 'e2e/accessibility/accessibility.spec.ts › has no violation and valid markup';
const everyRule = 'e2e/long/rules.spec.ts › has no violation and valid markup';
const focusWalk = 'e2e/accessibility/focusWalk.spec.ts › every stop can be seen and hit';
const everyStop = 'e2e/long/everyLayout.spec.ts › every stop of the Tab key can be seen';
const reflow = 'e2e/accessibility/reflow.spec.ts › nothing is lost, cut off or over the edge';
const lessRoom = 'e2e/long/everyLayout.spec.ts › bears less room';
const noSound = 'scripts/checks/publicFiles.test.ts › no video has sound';
const contrast = 'src/theme/contrast.test.ts › every color can be read or seen on every background';
const sameEverywhere = 'scripts/checks/sameEverywhere.test.ts › has the same links and buttons in the same order';
const byFocus = 'e2e/forms/inputManners.spec.ts › nothing opens, moves on or sends because it has got the focus';
const addressJudged = 'e2e/forms/contactForm.spec.ts › the address is judged when it is left';
const errorsListed = 'e2e/forms/referralForm.spec.ts › a blocked attempt lists the errors';
const failureKeeps = 'e2e/forms/contactFailure.spec.ts › every failure keeps what was typed';
const focusBack = 'e2e/forms/contactDialog.spec.ts › opens from everywhere, takes the focus, and gives it back';
const videoStops = 'e2e/pages/videos.spec.ts › plays a video that is in view, and stops it for good';
const tabs = 'e2e/pages/featureWork.spec.ts › arrow keys change video, text and link';

/** The accessibility statement: every criterion of WCAG 2.2, A and AA. */
export const conformance = {
  A: {
    '1.1.1 Non-text Content': partially(
      `Pictures with a meaning have an alternative text, others are hidden from assistive technology; icon buttons have names. The English texts were read ${byHand}. ${notReviewed}`,
      axe,
      everyRule,
      'e2e/pages/services.spec.ts › the design process can be read as text',
    ),
    '1.2.1 Audio-only and Video-only (Prerecorded)': partially(
      'Silent videos show products at work. Each has a name and a description next to it. Nobody has compared each text with its video.',
      'e2e/pages/videos.spec.ts › two videos have names, descriptions and controls of their own',
      tabs,
    ),
    '1.2.2 Captions (Prerecorded)': notApplicable('Videos have no sound, and there is no other audio.', noSound),
    '1.2.3 Audio Description or Media Alternative (Prerecorded)': notApplicable(
      'Videos have no sound; silent videos: 1.2.1.',
      noSound,
    ),
    '1.3.1 Info and Relationships': supports(
      'Landmarks, headings without gaps, lists, terms with definitions, groups of fields, labels and errors are in the markup.',
      axe,
      'e2e/support/rules/markup.test.ts › every prerendered file is valid',
    ),
    '1.3.2 Meaningful Sequence': supports(
      'The HTML without script and styles has the reading order; no style changes it.',
      'e2e/pages/home.spec.ts › has its sections in order',
      'e2e/accessibility/spoken.spec.ts › spoken in',
      'e2e/accessibility/focusWalk.spec.ts › goes through each kind of page as it is read',
    ),
    '1.3.3 Sensory Characteristics': supports(
      'No instruction on every page, in the forms or at the filter relies on place, shape, size, color or sound.',
      'scripts/messages/instructions.test.ts › no instruction needs eye or ear',
    ),
    '1.4.1 Use of Color': supports(
      'Links in text and the current page in the menu are underlined, errors have words, drawings explain what the text next to them says.',
      axe,
      'e2e/navigation/menu.spec.ts › the entry of the current page, and no other, is current and underlined',
      'e2e/languages/languages.spec.ts › the current one is marked',
    ),
    '1.4.2 Audio Control': notApplicable('Videos have no sound, and there is no other audio.', noSound),
    '2.1.1 Keyboard': supports(
      'Every control is a link, a button or a field of HTML.',
      focusWalk,
      tabs,
      'e2e/forms/contactSending.spec.ts › can be sent by keyboard',
      'e2e/forms/referralSending.spec.ts › the whole form works by keyboard',
    ),
    '2.1.2 No Keyboard Trap': supports(
      'Menu and dialog keep Tab inside while they are open; Escape and a button close them, and the focus returns.',
      focusBack,
      'e2e/navigation/drawer.spec.ts › Escape closes it and gives focus back',
      'e2e/accessibility/dialogBackground.spec.ts › the page comes back, however it is closed',
    ),
    '2.1.4 Character Key Shortcuts': notApplicable(
      'There are no shortcuts.',
      'e2e/forms/inputManners.spec.ts › letters, digits and signs',
    ),
    '2.2.1 Timing Adjustable': supports(
      'There is no time limit, and no message disappears by itself. If the mail host does not answer, everything typed is kept.',
      failureKeeps,
    ),
    '2.2.2 Pause, Stop, Hide': supports(
      'A video in view plays by itself, one at a time, with a button that stops it; with reduced motion none plays. Other motion ends within 1.4 s.',
      videoStops,
      'e2e/pages/videos.spec.ts › plays nothing by itself for those who want less motion',
      'e2e/accessibility/motion.spec.ts › the hero is built up within 1.4 s',
    ),
    '2.3.1 Three Flashes or Below Threshold': supports(
      `Motion changes place and opacity once. Videos are sequences of screens, whose times were read ${byHand}: each stays for half a second or longer, but for the places of a dragged block.`,
      'e2e/accessibility/motion.spec.ts › by transform and opacity alone',
    ),
    '2.4.1 Bypass Blocks': supports(
      'The first stop of the keyboard skips the header; pages have landmarks and headings.',
      axe,
      'e2e/navigation/header.spec.ts › the skip link is the first stop of the keyboard',
    ),
    '2.4.2 Page Titled': supports(
      'Every page has its own title, which changes with the page.',
      'e2e/pages/documents.spec.ts › every page answers with its own title',
      'e2e/navigation/navigation.spec.ts › a link leads to the top of the new page, with its title',
    ),
    '2.4.3 Focus Order': supports(
      'The focus follows the markup. A new page gets it at its heading, a dialog inside, and the control that opened the dialog gets it back.',
      focusWalk,
      focusBack,
      'e2e/navigation/navigation.spec.ts › its heading in focus',
    ),
    '2.4.4 Link Purpose (In Context)': partially(
      `Links have names, and links that open a tab say so. The English names were read ${byHand}. ${notReviewed}`,
      axe,
      'e2e/navigation/footer.spec.ts › those that lead elsewhere in a new tab',
    ),
    '2.5.1 Pointer Gestures': notApplicable(`A tap does everything; the source was searched for gestures ${byHand}.`),
    '2.5.2 Pointer Cancellation': supports(
      'Links and buttons act on release; leaving them before that cancels the press.',
      'e2e/forms/inputManners.spec.ts › a button or link that the pointer has left before it is released',
    ),
    '2.5.3 Label in Name': supports('Names contain the visible words.', everyRule),
    '2.5.4 Motion Actuation': notApplicable(`Nothing uses motion sensors; the source was searched ${byHand}.`),
    '3.1.1 Language of Page': supports(
      'Every page names its language and direction.',
      'e2e/languages/languages.spec.ts › pages say their language and direction',
    ),
    '3.2.1 On Focus': supports('Nothing opens, moves on or sends because it gets the focus.', byFocus),
    '3.2.2 On Input': supports(
      'The filter changes the list below it and keeps the focus; fields only show or clear their error.',
      addressJudged,
      'e2e/pages/caseStudies.spec.ts › clears the filter and leaves the focus on it',
    ),
    '3.2.6 Consistent Help': supports('Contact Us has the same place on every page.', sameEverywhere),
    '3.3.1 Error Identification': supports(
      'A wrong field shows and announces its error; the referral form also lists the errors, with links to the fields.',
      errorsListed,
      'e2e/forms/contactForm.spec.ts › a wrong address blocks sending',
    ),
    '3.3.2 Labels or Instructions': supports(
      'Fields have permanent labels, optional fields say so, and hints are below them.',
      axe,
      'e2e/forms/contactForm.spec.ts › has its three fields, of which only the address is required',
    ),
    '3.3.7 Redundant Entry': supports(
      'Nothing is asked twice, and a second attempt to send has everything typed before.',
      failureKeeps,
      'e2e/forms/referralSending.spec.ts › a referral that could not be sent is kept',
    ),
    '4.1.2 Name, Role, Value': supports(
      'Controls are elements of HTML or have name, role and state: open, chosen, wrong, current, on.',
      axe,
      everyRule,
      'e2e/accessibility/spoken.spec.ts › spoken in',
      'e2e/pages/home.spec.ts › questions open one at a time',
    ),
  },
  AA: {
    '1.2.4 Captions (Live)': notApplicable('There are no live media.', noSound),
    '1.2.5 Audio Description (Prerecorded)': notApplicable('Videos have no sound; silent videos: 1.2.1.', noSound),
    '1.3.4 Orientation': supports('Pages take any width and height; nothing depends on how a device is held.', reflow),
    '1.3.5 Identify Input Purpose': supports(
      'Fields for data of the visitor have their `autocomplete` value; fields for data of somebody else have `off`.',
      'e2e/forms/contactForm.spec.ts › has its three fields',
      'e2e/forms/referralForm.spec.ts › every field is of the kind that its content asks for',
    ),
    '1.4.3 Contrast (Minimum)': supports(
      'Every pair of text and background in the palette is computed for light and dark, and each page is measured in both.',
      axe,
      contrast,
      'src/theme/contrast.test.ts › text can be read on the background of every accent',
    ),
    '1.4.4 Resize Text': supports('With letters twice as large nothing is lost or cut off.', reflow, lessRoom),
    '1.4.5 Images of Text': supports(
      'Words in drawings, product screens and videos are part of a larger picture; names of clients and technologies are logos.',
      'scripts/checks/publicFiles.test.ts › no drawing holds text',
    ),
    '1.4.10 Reflow': supports(
      'At 320 × 256 CSS px no page scrolls sideways or loses anything, in any language.',
      reflow,
      lessRoom,
    ),
    '1.4.11 Non-text Contrast': supports(
      'Edges of fields, the focus ring and meaningful signs have 3:1 on every background. Drawings explain what the text next to them says.',
      contrast,
      'e2e/accessibility/preferences.spec.ts › have edges',
    ),
    '1.4.12 Text Spacing': supports('With the spacing of the criterion nothing is lost or cut off.', reflow, lessRoom),
    '1.4.13 Content on Hover or Focus': supports(
      'Nothing appears by hover or focus: menus open by click.',
      byFocus,
      'e2e/navigation/menu.spec.ts › services open and close by click',
    ),
    '2.4.5 Multiple Ways': supports(
      'Menu, footer, the filtered list of studies, and links between pages.',
      'scripts/checks/sameEverywhere.test.ts › every page but home can be found in two ways',
    ),
    '2.4.6 Headings and Labels': partially(
      `Sections have headings and fields have labels. The English ones were read ${byHand}. ${notReviewed}`,
      axe,
      'e2e/pages/home.spec.ts › has its sections in order',
      'e2e/pages/textPages.spec.ts › have their text under headings',
    ),
    '2.4.7 Focus Visible': supports(
      'Every stop has a ring, also in forced colors, with more contrast and on narrow screens.',
      focusWalk,
      everyStop,
      'e2e/accessibility/preferences.spec.ts › every stop of the keyboard has its ring',
    ),
    '2.4.11 Focus Not Obscured (Minimum)': supports(
      'Neither the header nor anything else covers the element in focus.',
      focusWalk,
      everyStop,
    ),
    '2.5.7 Dragging Movements': notApplicable(`Nothing is dragged; the source was searched ${byHand}.`),
    '2.5.8 Target Size (Minimum)': supports(
      'Buttons, fields and links outside sentences are at least 24 × 24 CSS px, or have as much space.',
      axe,
      focusWalk,
    ),
    '3.1.2 Language of Parts': supports(
      'Names of languages, the offer of another language and messages that are not translated yet name their language.',
      'e2e/languages/languages.spec.ts › the names of languages are written in their own',
      'e2e/languages/languageOffer.spec.ts › is offered the page in Portuguese, in Portuguese',
    ),
    '3.2.3 Consistent Navigation': supports('Header and footer are the same on every page.', sameEverywhere),
    '3.2.4 Consistent Identification': supports('The same function has the same name everywhere.', sameEverywhere),
    '3.3.3 Error Suggestion': partially(
      `Each error says what to enter. The English errors were read ${byHand}. ${notReviewed}`,
      errorsListed,
      addressJudged,
    ),
    '3.3.4 Error Prevention (Legal, Financial, Data)': notApplicable('Nothing is bought, signed or stored.'),
    '3.3.8 Accessible Authentication (Minimum)': notApplicable('There is no login.'),
    '4.1.3 Status Messages': supports(
      'Sending, sent, failed, copied and the number of filtered studies are announced while the focus stays.',
      'e2e/forms/contactSending.spec.ts › says that it is sending',
      'e2e/pages/caseStudies.spec.ts › says once how many there are',
    ),
  },
} as const satisfies Readonly<Record<'A' | 'AA', Readonly<Record<string, Conformance>>>>;
