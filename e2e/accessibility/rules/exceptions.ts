import { lineOf, type EngineName, type Violation } from './verdict';

/** Violations that may stand, with a reason that an auditor accepts. */
export interface Exception {
  engine: EngineName;
  rule: string;
  /** Only those whose line, as a failure shows it, matches; without it, all of the rule. */
  only?: RegExp;
  reason: string;
  link: string;
}

/** The same exception of several rules: each by its engine, its name and what its line matches. */
const inEach = (
  rules: readonly (readonly [engine: EngineName, rule: string, only: RegExp])[],
  reason: string,
  link: string,
): Exception[] => rules.map(([engine, rule, only]) => ({ engine, rule, only, reason, link }));

/** THE list. One that matches nothing any more fails the run that has looked everywhere. */
export const exceptions: readonly Exception[] = [
  ...(
    [
      ['html-validate (file)', 'attr-case'],
      ['html-validate (file)', 'attribute-boolean-style'],
      ['html-validate (file)', 'attribute-empty-style'],
      ['html-validate (file)', 'void-style'],
      ['html-validate (live)', 'attribute-boolean-style'],
      ['html-validate (live)', 'attribute-empty-style'],
    ] as const
  ).map(([engine, rule]) => ({
    engine,
    rule,
    reason:
      'A matter of taste. React writes `srcSet`, `<br/>` and `checked=""` when it prerenders, browsers write `checked=""` when they serialize, and HTML parsers read all of them alike.',
    link: 'https://html.spec.whatwg.org/multipage/syntax.html#attributes-2',
  })),
  ...inEach(
    [
      ['html-validate (file)', 'no-redundant-role', /Redundant role "list"/],
      ['html-validate (live)', 'no-redundant-role', /Redundant role "list"/],
      ['html-validate (file)', 'prefer-native-element', /native <ul> element/],
      ['html-validate (live)', 'prefer-native-element', /native <ul> element/],
      ['IBM', 'aria_role_redundant', /"list" is redundant/],
    ],
    'Without its markers a list is none for VoiceOver in Safari, on purpose, unless its role is written out. The role is the one that the element has, so nothing changes elsewhere.',
    'https://developer.mozilla.org/en-US/docs/Web/CSS/list-style#accessibility',
  ),
  ...inEach(
    [
      [
        'html-validate (live)',
        'no-redundant-role',
        /Redundant role "(?:table|rowgroup|row|columnheader|rowheader|cell)"/,
      ],
      ['IBM', 'aria_role_redundant', /"(?:table|rowgroup|row|columnheader|rowheader|cell)" is redundant/],
    ],
    'On a phone the rows of the scoring sheet are laid out as grids. A table that is laid out as anything else is none to some screen readers, unless its roles are written out.',
    'https://adrianroselli.com/2018/02/tables-css-display-properties.html',
  ),
  ...(['html-validate (file)', 'html-validate (live)'] as const).map((engine) => ({
    engine,
    rule: 'no-dup-class',
    only: /Class "Mui/,
    reason:
      'Material UI hands the names of its own classes to the component within and writes them twice. A class named twice is a class: the attribute is a set.',
    link: 'https://dom.spec.whatwg.org/#concept-ordered-set-parser',
  })),
  {
    engine: 'html-validate (live)',
    rule: 'no-inline-style',
    reason:
      'No file has a style attribute but for a variable of Material UI’s, which the rule lets pass. What scripts set through `element.style` (a locked scroll, a fade) is not markup and no policy forbids it; only writing the page out makes an attribute of it.',
    link: 'https://www.w3.org/TR/CSP3/#directive-style-src',
  },
  {
    engine: 'html-validate (live)',
    rule: 'prefer-native-element',
    only: /native <button> element/,
    reason:
      'Contact Us is a link to our address until the script runs, then the same element opens the dialog. A button put in its place would lose the focus of who has reached it. ARIA in HTML allows the role on a link; Enter and the space bar are tested.',
    link: 'https://www.w3.org/TR/html-aria/#el-a',
  },
  {
    engine: 'html-validate (live)',
    rule: 'unique-landmark',
    only: /\bnav\b/,
    reason:
      'The menu of wide screens stands in the header and that of narrow ones in a drawer, under one name; only one is displayed. html-validate reads no styles; axe and IBM, which do, agree.',
    link: 'https://html-validate.org/rules/unique-landmark.html',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_role_valid',
    only: /data-testid="sentinel(?:Start|End)"/,
    reason:
      "Material UI's guards at both ends of a modal: they take the focus only to hand it on, so that it stays within. They have no content, and no role could be true.",
    link: 'https://github.com/mui/material-ui/blob/master/packages/mui-material/src/Unstable_TrapFocus/FocusTrap.tsx',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_role_valid',
    only: /<section tabindex="0" aria-label=/,
    reason:
      'A named region that scrolls sideways: without the focus nobody could scroll it by keyboard, which axe asks for (scrollable-region-focusable).',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G202',
  },
  {
    engine: 'IBM',
    rule: 'element_attribute_deprecated',
    only: /"http-equiv" is deprecated.*<meta content="default-src 'none';/,
    reason:
      'The policy of a page whose host sends no headers of our own stands in a `<meta>` element: the standard names `Content-Security-Policy` among the values of `http-equiv`, which it does not deprecate.',
    link: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy',
  },
  {
    engine: 'IBM',
    rule: 'heading_content_exists',
    only: /\): \(inert\) /,
    reason:
      'While a dialog is open the page behind it is inert: nothing in it has a name, because nothing in it is there for anybody. The same headings are judged when no dialog is open.',
    link: 'https://html.spec.whatwg.org/multipage/interaction.html#the-inert-attribute',
  },
];

/** The exception that lets a violation stand, if there is one. */
export function exceptionFor(violation: Violation): Exception | undefined {
  return exceptions.find(
    ({ engine, rule, only }) =>
      engine === violation.engine && rule === violation.rule && (only?.test(lineOf(violation)) ?? true),
  );
}
