/** Roles that say where on a page something is. */
export const landmarks = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'dialog',
  'alertdialog',
  'complementary',
  'form',
]);
/** Roles that say nothing to a translator. */
const silent = new Set([
  '',
  'generic',
  'none',
  'presentation',
  'group',
  'list',
  'tablist',
  'tabpanel',
  'radiogroup',
  'emphasis',
  'strong',
  'section',
  'region',
]);
/** Of little interest around something else. */
const containers = new Set([
  'list item',
  'paragraph',
  'caption',
  'definition',
  'figure',
  'article',
  'quotation',
  'row',
  'cell',
]);
/** Roles by other names than the browser's. */
const names: Record<string, string> = {
  listitem: 'list item',
  blockquote: 'quotation',
  labeltext: 'label',
  legend: 'label of a group',
  figcaption: 'caption',
  img: 'picture',
  image: 'picture',
  alert: 'error, spoken at once',
  status: 'status, spoken',
  columnheader: 'header of a column',
  rowheader: 'header of a row',
  disclosuretriangle: 'button',
  combobox: 'choice',
  textbox: 'text field',
  descriptionlistterm: 'term',
  descriptionlistdetail: 'definition',
};
/** Elements whose role is told by their tag. */
const tagNames: Record<string, string> = {
  label: 'label',
  legend: 'label of a group',
  figcaption: 'caption',
  option: 'option',
  dt: 'term',
  dd: 'definition',
  summary: 'button',
};

const roleCache = new Map<Element, string>();
/** The role that the accessibility tree gives an element. Chromium tells it with ComputedAccessibilityInfo, which takeContext.ts turns on. */
export function computedRole(element: Element): string {
  const known = roleCache.get(element);
  if (known !== undefined) return known;
  const role = (element as Element & { computedRole?: string }).computedRole ?? '';
  roleCache.set(element, role);
  return role;
}

function roleOf(element: Element): string {
  const heading = /^h[1-6]$/.exec(element.localName)?.[0];
  if (heading !== undefined) return heading;
  const own = tagNames[element.localName];
  if (own !== undefined) return own;
  const role = computedRole(element).toLowerCase();
  return silent.has(role) || landmarks.has(role) ? '' : (names[role] ?? role);
}

/** A field that an element explains. */
function fieldRole(element: Element): string {
  if (element.id === '') return '';
  const field = document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`);
  if (field === null || !field.matches('input, textarea, select, fieldset')) return '';
  return field.getAttribute('aria-invalid') === 'true' ? 'error of a field' : 'hint of a field';
}

/** What a message is, from the element outwards: "h3, link", "paragraph", "button". */
export function describe(start: Element): { role: string; within: string } {
  const roles: string[] = [];
  let within = '';
  for (let at: Element | null = start; at !== null && within === ''; at = at.parentElement) {
    if (landmarks.has(computedRole(at))) within = computedRole(at);
    const role = fieldRole(at) || roleOf(at);
    if (role === '' || roles.includes(role) || (roles.length > 0 && containers.has(role))) continue;
    roles.push(role);
  }
  // A heading that is a link as well is above all a heading.
  const isHeading = (role: string) => /^h[1-6]$/.test(role);
  const sorted = [...roles.filter(isHeading), ...roles.filter((role) => !isHeading(role))];
  return { role: sorted.slice(0, 3).join(', ') || 'text', within };
}
