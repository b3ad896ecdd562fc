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
      'e2e/navigation/menu.spec.ts › has its entries in order',
      'e2e/pages/home.spec.ts › questions open one at a time',
      'e2e/pages/featureWork.spec.ts › stands as tabs on a wide screen',
      'e2e/accessibility/colorScheme.spec.ts › the switch makes',
      'e2e/forms/contactForm.spec.ts › the address is judged when it is left',
      'e2e/accessibility/accessibilityTree.spec.ts',
      'e2e/accessibility/dialogBackground.spec.ts',
      'e2e/accessibility/rules/markup.test.ts',
      'e2e/heard/servicesMenu.spec.ts',
      'e2e/heard/mobileMenu.spec.ts',
      'e2e/heard/languageMenu.spec.ts',
      'e2e/heard/colorScheme.spec.ts',
      'e2e/heard/tabs.spec.ts',
      'e2e/heard/accordion.spec.ts',
    ],
    people: 'Using the site with NVDA, JAWS, VoiceOver, TalkBack and Orca',
  },
  '4.1.3': {
    here: 'Sending, sent, failed, copied and the number of studies that a filter leaves are announced where the focus stays.',
    provedBy: [
      'e2e/forms/contactSending.spec.ts › says that it is sending, then thanks',
      'e2e/accessibility/announcements.spec.ts',
      'e2e/pages/caseStudies.spec.ts › announces in a region that is always the same',
      'e2e/languages/languages.spec.ts › is offered the page in Portuguese',
      'e2e/heard/contactThanks.spec.ts',
      'e2e/heard/contactSlow.spec.ts',
      'e2e/heard/contactFailure.spec.ts',
      'e2e/heard/contactOffline.spec.ts',
      'e2e/heard/referralSending.spec.ts',
      'e2e/heard/filter.spec.ts',
      'e2e/heard/languageOffer.spec.ts',
    ],
    people: 'Hearing the announcements in other screen readers than Orca',
  },
} as const satisfies Claims;
