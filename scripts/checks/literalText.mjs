/** Attributes whose text visitors read or hear: of every element and component, and of elements alone. */
const spoken = /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext))$/;
const spokenOfElements = /^(?:label|placeholder|title)$/;

/**
 * The text that an expression itself holds, not in a catalog: also that of a condition, of `a && 'b'` and of `'a' + b`.
 *
 * @returns {object[]} The nodes of it.
 */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value !== '' ? [node] : [];
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

/** A rule of the linter: JSX shows messages of the catalogs only, as text and in attributes that are read aloud. */
const noLiteralText = {
  create(context) {
    const report = (node) => context.report({ node, message: 'Text belongs in a catalog in locales/.' });
    return {
      JSXText(node) {
        if (node.value.trim() !== '') report(node);
      },
      JSXAttribute({ name: { name }, value, parent }) {
        // A component's own `title` is the id of a message.
        const isElement = /^[a-z]/.test(parent.name.name);
        if (spoken.test(name) || (isElement && spokenOfElements.test(name))) literalsIn(value).forEach(report);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') literalsIn(node).forEach(report);
      },
    };
  },
};

/** The project's own rules, as a plugin of ESLint's kind. */
export default { meta: { name: 'site' }, rules: { 'no-literal-text': noLiteralText } };
