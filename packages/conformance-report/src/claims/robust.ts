import type { Claims } from '../claims';
import { ruleEngines } from './shared';

/** Principle 4: programs can read it. */
export const robust = {
  '4.1.1': {
    here: 'WCAG 2.2 has taken this criterion out; for WCAG 2.0 and 2.1 it counts as met by any HTML.',
    notApplicable: true,
  },
  '4.1.2': {
    here: 'Controls are HTML’s own or have name, role and state: what is open, chosen, wrong, current or on.',
    provedBy: [
      ...ruleEngines,
      'e2e/menu.spec.ts › has its entries in order',
      'e2e/home.spec.ts › questions open one at a time',
      'e2e/featureWork.spec.ts › stands as tabs on a wide screen',
      'e2e/colorScheme.spec.ts › the switch makes',
      'e2e/contactForm.spec.ts › the address is judged when it is left',
      'e2e/accessibilityTree.spec.ts',
      'e2e/dialogBackground.spec.ts',
      'e2e/rules/markup.test.ts',
    ],
    people: 'Using the site with NVDA, JAWS, VoiceOver, TalkBack and Orca',
  },
  '4.1.3': {
    here: 'Sending, sent, failed, copied and the number of studies that a filter leaves are announced where the focus stays.',
    provedBy: [
      'e2e/contactSending.spec.ts › says that it is sending, then thanks',
      'e2e/announcements.spec.ts',
      'e2e/caseStudies.spec.ts › announces in a region that is always the same',
      'e2e/languages.spec.ts › is offered the page in Portuguese',
    ],
    people: 'Hearing the announcements in screen readers',
  },
} as const satisfies Claims;
