import {
  type MarkedAttribute,
  markedAttributes,
  type MarkedText,
  markedTexts,
  rangeOf,
} from '../../marks/findMessages';
import type { Sighting } from '../sighting';
import { areaOf, isClippedAway, isShown, linesIn, pageBox, rectsOf } from './boxes';
import { computedRole, describe, landmarks } from './roles';
import { fitsIn } from './room';

function blockOf(element: Element): Element {
  let at = element;
  while (at.parentElement !== null && ['inline', 'contents'].includes(getComputedStyle(at).display)) {
    at = at.parentElement;
  }
  return at;
}

function commonAncestor({ pieces }: MarkedText): Element | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return null;
  const range = rangeOf(first);
  range.setEnd(last.node, Math.min(last.to, last.node.length));
  const { commonAncestorContainer: node } = range;
  return node instanceof Element ? node : node.parentElement;
}

/** The places of a message in a text; its room is measured unless it is known. */
function seeText(marked: MarkedText, isKnown: boolean): Sighting[] {
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
  if (isKnown) return [{ ...base, ...described, box, isText: true, space: null }];
  const block = blockOf(element);
  const { width, height } = block.getBoundingClientRect();
  const size = { width: Math.round(width), height: Math.round(height), lines: linesIn(rects) };
  const space = block instanceof HTMLElement ? { ...size, ...fitsIn(marked, block, Array.from(text).length) } : null;
  return [{ ...base, ...described, box, isText: true, space }];
}

/** What an attribute says of an element of some kind. */
function attributeRole(attribute: string, kind: string): string {
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
  return roles[attribute] ?? attribute;
}

function seeAttribute({ id, element, attribute }: MarkedAttribute): Sighting {
  const text = element.getAttribute(attribute) ?? '';
  const { role, within } = describe(element);
  const kind = landmarks.has(computedRole(element)) ? computedRole(element) : role;
  const place = element.closest('select') ?? element;
  return {
    id,
    role: attributeRole(attribute, kind),
    within,
    text: attribute === 'href' ? '' : text,
    box: document.head.contains(element) || attribute === 'href' ? null : areaOf(place),
    isText: false,
    space: null,
  };
}

/** Every message of a page as it stands, with its role, its place and its room; the room of those that are `measured` is known. */
export function measure(measured: readonly string[]): Sighting[] {
  const known = new Set(measured);
  return [
    ...markedTexts().flatMap((marked) => seeText(marked, known.has(marked.id))),
    ...markedAttributes().map(seeAttribute),
  ];
}
