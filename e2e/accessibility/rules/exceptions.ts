import type { Path } from '../../../src/routes';

/** Violations that are accepted, with a reason that an auditor accepts. */
export interface Exception {
  /** Matches the lines of the violations. */
  line: RegExp;
  reason: string;
  link: string;
  /** The page that still has the violation once it is hydrated: the long run looks there whether the exception is still needed. Without it: the prerendered files have it. */
  seenAt?: Path;
  /** The open state of `seenAt` that has it (e2e/support/openStates.ts). */
  state?: string;
}

/** THE list. An exception that matches nothing any more fails a test. */
export const exceptions: readonly Exception[] = [
  {
    line: /^html-validate \S+ (?:no-redundant-role .*"list"|prefer-native-element .*native <ul> element)/,
    reason:
      'Safari with VoiceOver takes a list without markers for no list, on purpose, unless its role is written out. The element has that role anyway, so nothing changes elsewhere.',
    link: 'https://developer.mozilla.org/en-US/docs/Web/CSS/list-style#accessibility',
  },
  {
    line: /^html-validate \S+ no-dup-class .*Class "Mui/,
    reason:
      'Material UI passes the names of its own classes to the inner component and writes them twice. The attribute is a set: a class named twice is one class.',
    link: 'https://dom.spec.whatwg.org/#concept-ordered-set-parser',
  },
  {
    line: /^IBM aria_role_redundant .*"list" is redundant/,
    reason: 'The same as for html-validate: the role keeps lists without markers lists in Safari.',
    link: 'https://developer.mozilla.org/en-US/docs/Web/CSS/list-style#accessibility',
    seenAt: '/',
  },
  {
    line: /^html-validate \(live\) no-inline-style /,
    reason:
      'No file has a style attribute. Scripts set `element.style` (a locked scroll, a fade): that is not markup, no policy forbids it, and only serializing the page makes an attribute of it.',
    link: 'https://www.w3.org/TR/CSP3/#directive-style-src',
    seenAt: '/',
    state: 'contact-idle',
  },
  {
    line: /^html-validate \(live\) prefer-native-element .*native <button> element/,
    reason:
      'Contact Us is a link to our address until the script runs, then the same element opens the dialog. A button in its place would lose the focus. ARIA in HTML allows the role on a link; Enter and the space bar are tested.',
    link: 'https://www.w3.org/TR/html-aria/#el-a',
    seenAt: '/',
  },
  {
    line: /^html-validate \(live\) unique-landmark .*\bnav\b/,
    reason:
      'The menu of wide screens is in the header and the menu of narrow screens in a drawer, under one name; only one is displayed. html-validate reads no styles; axe and IBM do, and agree.',
    link: 'https://html-validate.org/rules/unique-landmark.html',
    seenAt: '/about-us',
    state: 'menu-open',
  },
  {
    line: /^IBM element_tabbable_role_valid .*data-testid="sentinel(?:Start|End)"/,
    reason:
      'The guards of Material UI at both ends of a modal take the focus only to pass it on, so that it stays inside. They have no content, and no role would be true.',
    link: 'https://github.com/mui/material-ui/blob/master/packages/mui-material/src/Unstable_TrapFocus/FocusTrap.tsx',
    seenAt: '/',
    state: 'contact-idle',
  },
  {
    line: /^IBM element_tabbable_role_valid .*<section tabindex="0" aria-label=/,
    reason:
      'A named region that scrolls sideways: without the focus nobody could scroll it by keyboard, and axe asks for it (scrollable-region-focusable).',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G202',
    seenAt: '/case-studies/compare',
  },
  {
    line: /^IBM element_attribute_deprecated .*"http-equiv" is deprecated.*<meta content="default-src 'none';/,
    reason:
      'The policy of a page is in a `<meta>` element, for hosts that send no headers of ours. The standard names `Content-Security-Policy` among the values of `http-equiv`, which it does not deprecate.',
    link: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy',
    seenAt: '/',
  },
  {
    line: /^IBM heading_content_exists .*\): \(inert\) /,
    reason:
      'While a dialog is open the page behind it is inert: nothing in it has a name, because it is there for nobody. The same headings are checked when no dialog is open.',
    link: 'https://html.spec.whatwg.org/multipage/interaction.html#the-inert-attribute',
    seenAt: '/',
    state: 'contact-idle',
  },
];

/** The lines of violations that no exception accepts. */
export function notExcused(lines: readonly string[]): string[] {
  return lines.filter((line) => !exceptions.some((exception) => exception.line.test(line)));
}
