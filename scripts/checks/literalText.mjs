/** Attributes whose text visitors read or hear: those of elements and components, then those of elements only. */
const spoken = /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext))$/;
const spokenOfElements = /^(?:label|placeholder|title)$/;

/**
 * Finds text that is written in an expression, also in a condition, in `a && 'b'` and in `'a' + b`.
 *
 * @returns {object[]} The nodes of the text.
 */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '' ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => value.raw !== '') ? [node] : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsIn);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(literalsIn) : [];
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(literalsIn);
    case 'JSXExpressionContainer':
      return literalsIn(node.expression);
    default:
      return [];
  }
}

/** A rule of the linter: all text that JSX shows, and all text in attributes that screen readers read, comes from the catalogs. */
const noLiteralText = {
  create(context) {
    const report = (node) => context.report({ node, message: 'Text belongs in a catalog in locales/.' });
    return {
      JSXText(node) {
        if (node.value.trim() !== '') report(node);
      },
      JSXAttribute({ name: { name }, value, parent }) {
        // The `title` of a component is the id of a message.
        const isElement = /^[a-z]/.test(parent.name.name);
        if (spoken.test(name) || (isElement && spokenOfElements.test(name))) literalsIn(value).forEach(report);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') literalsIn(node).forEach(report);
      },
    };
  },
};

/** The plugin with this rule, in the format of ESLint. */
export default { meta: { name: 'site' }, rules: { 'no-literal-text': noLiteralText } };
