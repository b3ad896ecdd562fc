import type { Claims } from '../claims';
import { nativeSpeakers, ruleEngines } from './shared';

const noLogin = { here: 'There is no login.', notApplicable: true } as const;

/** Principle 3: what is shown can be understood. */
export const understandable = {
  '3.1.1': {
    here: 'Every page says its language and direction.',
    provedBy: [
      'e2e/languages/languages.spec.ts › pages say their language and direction, and lead on in it',
      'e2e/pages/documents.spec.ts › every page answers with its own title',
    ],
  },
  '3.1.2': {
    here: 'Names of languages, the offer of another one, and messages that are not translated yet say which language they are in.',
    provedBy: [
      'e2e/languages/languages.spec.ts › the names of languages are written in their own',
      'e2e/languages/languages.spec.ts › is offered the page in Portuguese, in Portuguese',
      'scripts/messages/publishing.test.ts › a message that a language lacks is the source’s, and says so',
    ],
    people: nativeSpeakers,
  },
  '3.2.1': {
    here: 'Nothing opens, moves on or sends because it has got the focus.',
    provedBy: ['e2e/forms/inputManners.spec.ts › nothing opens, moves on or sends because it has got the focus'],
  },
  '3.2.2': {
    here: 'The filter changes the list below it and leaves the focus where it is; fields only show or take back their error.',
    provedBy: [
      'e2e/pages/caseStudies.spec.ts › lists every match of each filter',
      'e2e/pages/caseStudies.spec.ts › clears the filter and leaves the focus on it',
      'e2e/forms/contactForm.spec.ts › the address is judged when it is left',
    ],
  },
  '3.2.3': {
    here: 'Header and footer have the same links in the same order on every page.',
    provedBy: [
      'scripts/checks/sameEverywhere.test.ts › has the same links and buttons in the same order on every page',
    ],
  },
  '3.2.4': {
    here: 'What does the same has the same name on every page.',
    provedBy: [
      'scripts/checks/sameEverywhere.test.ts › has the same links and buttons in the same order on every page',
    ],
    people: 'Comparing names within the pages’ texts',
  },
  '3.2.5': {
    here: 'Pages change on request only: another language is offered and never led to, new tabs are announced, nothing reloads or forwards by itself.',
    provedBy: [
      'e2e/languages/languages.spec.ts › is offered the page in Portuguese, in Portuguese, and never led there',
      'e2e/navigation/footer.spec.ts › those that lead elsewhere in a new tab',
      'e2e/navigation/menu.spec.ts › opens in a new tab that cannot reach back, and says so',
      'e2e/forms/inputManners.spec.ts › nothing opens, moves on or sends because it has got the focus',
    ],
  },
  '3.2.6': {
    here: 'Contact Us stands at the same place of the header on every page, and in the drawer of narrow screens.',
    provedBy: [
      'scripts/checks/sameEverywhere.test.ts › has the same links and buttons in the same order on every page',
      'e2e/navigation/drawer.spec.ts › is a named dialog that covers the screen, with Contact Us',
    ],
  },
  '3.3.1': {
    here: 'A field that is wrong says so beside it and to readers; the referral form also lists what is wrong, with a way to each field.',
    provedBy: [
      'e2e/forms/contactForm.spec.ts › a wrong address blocks sending',
      'e2e/forms/referralForm.spec.ts › a blocked attempt lists the errors, and each leads to its field',
      'e2e/heard/contactErrors.spec.ts',
      'e2e/heard/referralErrors.spec.ts',
    ],
  },
  '3.3.2': {
    here: 'Fields have labels that stay, optional ones say so, and what is expected stands below them.',
    provedBy: [
      'e2e/forms/contactForm.spec.ts › has its three fields, of which only the address is required',
      'e2e/forms/referralForm.spec.ts › is judged when it is left',
      ...ruleEngines,
    ],
  },
  '3.3.3': {
    here: 'Each message says what to do: “Enter a valid email address.”',
    provedBy: ['e2e/forms/contactForm.spec.ts', 'e2e/forms/referralForm.spec.ts'],
    people: nativeSpeakers,
  },
  '3.3.4': {
    here: 'Nothing is bought, signed or stored. The forms check what is typed, and keep it until it has been sent.',
    provedBy: ['e2e/forms/referralForm.spec.ts › a blocked attempt lists the errors', 'e2e/forms/faultMatrix.spec.ts'],
    notApplicable: true,
  },
  '3.3.6': {
    here: 'Both forms check what is typed before they send and let it be corrected; a failure keeps everything.',
    provedBy: [
      'e2e/forms/contactForm.spec.ts › a wrong address blocks sending',
      'e2e/forms/referralForm.spec.ts › a blocked attempt lists the errors',
      'e2e/forms/faultMatrix.spec.ts',
    ],
  },
  '3.3.7': {
    here: 'Nothing is asked for twice: the forms have one step, and a second attempt finds everything as it was.',
    provedBy: ['e2e/forms/faultMatrix.spec.ts'],
  },
  '3.3.8': noLogin,
} as const satisfies Claims;
