import type { MarkedText } from '../marks/watchMarks';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room that a text has where it stands. */
export interface Space {
  /** Of the box that it stands in, in CSS pixels. */
  width: number;
  height: number;
  lines: number;
  /** How many characters fit before the box or the page grows; at least so many where `more` is true. */
  fits: number;
  more: boolean;
}

/** A message as it was met in a page. */
export interface Sighting {
  id: string;
  role: string;
  /** The landmark or dialog around it. */
  within: string;
  /** What a visitor reads or hears there. */
  text: string;
  /** Where to point in a picture, in pixels of the whole page; null for what nobody sees. */
  box: Box | null;
  /** Whether the box is of the text itself. */
  isText: boolean;
  space: Space | null;
}

/** Runs in the browser, and holds all that it needs. */
function measureDocument(measured: readonly string[]): Sighting[] {
  const known = new Set(measured);
  const landmarks = new Set([
    'banner',
    'main',
    'contentinfo',
    'navigation',
    'dialog',
    'alertdialog',
    'complementary',
    'form',
  ]);
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
  function computedRole(element: Element): string {
    const known = roleCache.get(element);
    if (known !== undefined) return known;
    // Chromium tells it with ComputedAccessibilityInfo, which takeContext.ts turns on.
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
  function describe(start: Element): { role: string; within: string } {
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

  const isTiny = ({ width, height }: { width: number; height: number }) => width <= 2 || height <= 2;

  function isShown(element: Element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function isClippedAway(element: Element) {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow !== 'visible' && isTiny(at.getBoundingClientRect())) return true;
    }
    return false;
  }

  function pageBox(rects: readonly DOMRect[]): Box | null {
    const seen = rects.filter((rect) => !isTiny(rect));
    if (seen.length === 0) return null;
    const x = Math.min(...seen.map(({ left }) => left));
    const y = Math.min(...seen.map(({ top }) => top));
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.max(...seen.map(({ right }) => right)) - x,
      height: Math.max(...seen.map(({ bottom }) => bottom)) - y,
    };
  }

  /** The first element from here outwards that has an area. */
  function areaOf(element: Element): Box | null {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const rect = at.getBoundingClientRect();
      if (!isTiny(rect) && isShown(at) && !isClippedAway(at)) return pageBox([rect]);
    }
    return null;
  }

  function rectsOf({ pieces }: MarkedText): DOMRect[] {
    return pieces.flatMap(({ node, from, to }) => {
      const range = document.createRange();
      range.setStart(node, Math.min(from, node.length));
      range.setEnd(node, Math.min(to, node.length));
      return [...range.getClientRects()].filter((rect) => !isTiny(rect));
    });
  }

  function linesIn(rects: readonly DOMRect[]): number {
    let lines = 0;
    let bottom = -Infinity;
    for (const rect of rects.toSorted((a, b) => a.top - b.top)) {
      if (rect.top < bottom - rect.height / 2) continue;
      lines += 1;
      bottom = rect.bottom;
    }
    return lines;
  }

  /** How long the text can be before something grows: found by letting it grow. */
  function fitsIn(text: MarkedText, block: Element, length: number): Pick<Space, 'fits' | 'more'> {
    const last = text.pieces.at(-1);
    if (last === undefined) return { fits: length, more: false };
    const { node, to } = last;
    const original = node.data;
    const words = text.pieces.map((piece) => piece.node.data.slice(piece.from, piece.to)).join('');
    const most = Math.max(80, 3 * length);
    const filler = ` ${words}`.repeat(Math.ceil(most / (words.length + 1)) + 1);
    const root = document.documentElement;
    const row = block.parentElement ?? block;
    const sizes = () => [
      block.getBoundingClientRect().height,
      row.getBoundingClientRect().height,
      Math.max(0, block.scrollWidth - block.clientWidth),
      Math.max(0, row.scrollWidth - row.clientWidth),
      root.scrollWidth,
    ];
    const before = sizes();
    const grows = (added: number) => {
      node.data = original.slice(0, to) + filler.slice(0, added) + original.slice(to);
      return sizes().some((size, index) => size > (before[index] ?? 0) + 1);
    };
    let fits = 0;
    let tooMany = 4;
    while (tooMany < most && !grows(tooMany)) {
      fits = tooMany;
      tooMany *= 3;
    }
    if (tooMany >= most && !grows(most)) {
      node.data = original;
      return { fits: length + most, more: true };
    }
    tooMany = Math.min(tooMany, most);
    while (tooMany - fits > 1 + length / 50) {
      const middle = Math.floor((fits + tooMany) / 2);
      if (grows(middle)) tooMany = middle;
      else fits = middle;
    }
    node.data = original;
    return { fits: length + fits, more: false };
  }

  function blockOf(element: Element): Element {
    let at = element;
    while (at.parentElement !== null && ['inline', 'contents'].includes(getComputedStyle(at).display)) {
      at = at.parentElement;
    }
    return at;
  }

  function commonAncestor({ pieces }: MarkedText): Element | null {
    const range = document.createRange();
    const [first] = pieces;
    const last = pieces.at(-1);
    if (first === undefined || last === undefined) return null;
    range.setStart(first.node, Math.min(first.from, first.node.length));
    range.setEnd(last.node, Math.min(last.to, last.node.length));
    const { commonAncestorContainer: node } = range;
    return node instanceof Element ? node : node.parentElement;
  }

  function seeText(marked: MarkedText): Sighting[] {
    const element = commonAncestor(marked);
    if (element === null || element.closest('script, style, noscript') !== null) return [];
    const text = marked.pieces.map(({ node, from, to }) => node.data.slice(from, to)).join('');
    const base = { id: marked.id, text };
    if (element.localName === 'title') {
      return [{ ...base, role: 'page title', within: '', box: null, isText: false, space: null }];
    }
    const described = describe(element);
    const rects = rectsOf(marked);
    const option = element.closest('option, optgroup');
    if (option !== null) {
      return [{ ...base, ...described, box: areaOf(option.closest('select') ?? option), isText: false, space: null }];
    }
    if (isClippedAway(element)) {
      const role = `${described.role === 'text' ? '' : `${described.role}, `}read aloud only`;
      return [{ ...base, ...described, role, box: areaOf(element), isText: false, space: null }];
    }
    if (rects.length === 0 || !isShown(element)) {
      const role = `${described.role}, hidden as the page stands`;
      return [{ ...base, ...described, role, box: null, isText: false, space: null }];
    }
    const box = pageBox(rects);
    if (known.has(marked.id)) return [{ ...base, ...described, box, isText: true, space: null }];
    const block = blockOf(element);
    const { width, height } = block.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height), lines: linesIn(rects) };
    const space = block instanceof HTMLElement ? { ...size, ...fitsIn(marked, block, Array.from(text).length) } : null;
    return [{ ...base, ...described, box, isText: true, space }];
  }

  function seeAttribute(id: string, element: Element, attribute: string): Sighting {
    const text = element.getAttribute(attribute) ?? '';
    const { role, within } = describe(element);
    const kind = landmarks.has(computedRole(element)) ? computedRole(element) : role;
    const roles: Record<string, string> = {
      alt: 'alternative text',
      'aria-label': `accessible name: ${kind}`,
      'aria-description': `spoken description: ${kind}`,
      content: 'meta description',
      href: 'mail that the visitor’s own program writes',
      label: 'heading of options',
      placeholder: 'placeholder',
      title: 'tooltip',
    };
    const place = element.closest('select') ?? element;
    return {
      id,
      role: roles[attribute] ?? attribute,
      within,
      text: attribute === 'href' ? '' : text,
      box: document.head.contains(element) || attribute === 'href' ? null : areaOf(place),
      isText: false,
      space: null,
    };
  }

  const marks = window.messageMarks;
  if (marks === undefined) throw new Error('The page does not watch its marks');
  return [
    ...marks.texts().flatMap(seeText),
    ...marks.attributes().map(({ id, element, attribute }) => seeAttribute(id, element, attribute)),
  ];
}

/** Every message of a page as it stands, with its role, its place and its room; the room of those that are `measured` is known. */
export const measure = measureDocument;
