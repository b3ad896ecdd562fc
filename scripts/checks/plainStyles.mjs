/** Patterns that no style may match, each with advice. A pseudo-class and the selectors in its brackets count as one selector. */
const forbidden = [
  [/:has\(/, 'A component does not query its content or its next elements: use a prop, a slot or a state.'],
  [/!important/, 'Make the other rule weaker, or a variant of the theme.'],
  [/@media print/, 'Looks on paper are in src/theme/print.css: name a class of printClasses.ts.'],
  [/forced-colors/, 'Forced colors are in src/theme/forcedColors.ts.'],
  [/@(?:media|container)[^{]*\((?:min|max)-width: *[\d.]/, 'Use theme.breakpoints or theme.containerQueries.'],
  [/\.Mui[A-Z]/, "Use slotProps, a variant of the theme, or the library's class constant."],
  [/minmax\(0, /, 'Use columns() or equalColumns() of src/theme/columns.ts.'],
];

const forbiddenSelectors = [
  [/&&/, 'Make the other rule weaker instead of this one stronger.'],
  [/:(?:nth|first|last|only)-/, 'A style does not count elements: use a prop, a slot or a gap.'],
  [/\[data-/, "A component's state is a prop: choose the style by it."],
  [/&\S*\s+\S|\S\s+\S*&|[>+~]/, 'A component does not select other elements: give them a slot, a prop or a class.'],
];

/** Splits a list into its selectors, and empties all brackets. */
const selectorsOf = (text) => text.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(',');

const reasonAgainst = (text) => {
  const [, reason] = forbidden.find(([pattern]) => pattern.test(text)) ?? [];
  if (reason !== undefined || !text.includes('&') || text.startsWith('@')) return reason;
  return forbiddenSelectors.find(([pattern]) => selectorsOf(text).some((one) => pattern.test(one.trim())))?.[1];
};

/** A rule of the linter for styles in `src/`: a parent never selects a child's tags, order or classes, and sizes of type come from the theme. */
const plainStyles = {
  create(context) {
    const check = (node, text) => {
      const reason = reasonAgainst(text);
      if (reason !== undefined) context.report({ node, message: `${text}: ${reason}` });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join('x'));
      },
      Property({ key, value }) {
        if (key.type !== 'Identifier' || !/^font(?:Size|Weight)$/.test(key.name) || value.type !== 'Literal') return;
        if (value.value === 'inherit' || /^fontWeight[A-Z]/.test(String(value.value))) return;
        context.report({
          node: value,
          message: 'Sizes and weights of type are variants of the theme (typography.ts).',
        });
      },
    };
  },
};

/** The plugin with this rule, in the format of ESLint. */
export default { meta: { name: 'styles' }, rules: { plain: plainStyles } };
