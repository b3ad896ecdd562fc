import type { Page } from '@playwright/test';
import { stillPage } from './stillPage';

/** Runs in the browser. Finds sideways scroll, pictures that have no size or did not load, and texts that stick out, are cut off or overlap. */
function findFaults(): string[] {
  const root = document.documentElement;
  const faults = new Set<string>();
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const textOf = (element: Element) => `“${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} ${textOf(element)}`;
  const isTiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2;

  if (root.scrollWidth > root.clientWidth) {
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const wide = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return isShown(element) && (isRtl ? left < -1 : right > root.clientWidth + 1);
    });
    // The last elements are the innermost.
    const names = wide.slice(-3).map(nameOf);
    faults.add(`scrolls sideways: ${root.scrollWidth} px wide, because of ${names.join(', ')}`);
  }
  for (const picture of document.querySelectorAll(':is(img, video):not([width][height])')) {
    faults.add(`${picture.outerHTML.slice(0, 80)} has no width or height`);
  }
  for (const image of document.images) {
    // A picture that is still loading has not failed.
    if (image.complete && image.naturalWidth === 0 && isShown(image))
      faults.add(`${new URL(image.src).pathname} did not load`);
  }

  function inspectBox(element: Element, rects: DOMRect[], box: DOMRect) {
    const beyond = Math.max(...rects.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
    if (beyond > 1) faults.add(`${nameOf(element)} sticks out of its box by ${Math.round(beyond)} px`);
  }

  function inspectClip(element: Element, rects: DOMRect[], clip: Element, edge: DOMRect) {
    const { overflowX, overflowY } = getComputedStyle(clip);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = rects.some(
      ({ left, right, top, bottom, height }) =>
        (cuts(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
        // The box of a line is taller than its letters.
        (cuts(overflowY) && (top < edge.top - height / 4 || bottom > edge.bottom + height / 4)),
    );
    if (isCut) faults.add(`${nameOf(element)} is cut off`);
  }

  const lines: { element: Element; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    if (element === null || walker.currentNode.nodeValue?.trim() === '') continue;
    if (element.closest('script, style, noscript, select') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const ancestors: { at: Element; style: CSSStyleDeclaration }[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      ancestors.push({ at, style: getComputedStyle(at) });
    }
    const svg = element.closest('svg');
    const box = (svg ?? ancestors.find(({ style }) => style.display !== 'inline')?.at ?? root).getBoundingClientRect();
    const clip =
      ancestors.find(({ style }) => style.overflowX !== 'visible' || style.overflowY !== 'visible')?.at ?? root;
    const edge = clip.getBoundingClientRect();
    // Words that only screen readers read are in a box of one pixel.
    if (rects.length === 0 || isTiny(box) || (clip !== root && isTiny(edge))) continue;
    inspectBox(element, rects, box);
    if (clip !== root && clip !== document.body) inspectClip(element, rects, clip, edge);
    // An element above the page covers it on purpose.
    if (svg !== null || ancestors.some(({ style }) => ['fixed', 'sticky'].includes(style.position))) continue;
    // The box of a text is taller than its letters, and taller than a tight line.
    const letters = Number.parseFloat(getComputedStyle(element).fontSize) * 0.9;
    for (const { x, y, width, height } of rects.filter((rect) => rect.width > 2)) {
      const kept = Math.min(height, letters);
      lines.push({ element, rect: new DOMRect(x, y + (height - kept) / 2, width, kept) });
    }
  }

  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, { element, rect }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top >= rect.bottom) break;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      const isSame = element.contains(other.element) || other.element.contains(element);
      if (!isSame && width > 2 && height > 2) faults.add(`${textOf(element)} and ${textOf(other.element)} overlap`);
    }
  }
  return [...faults];
}

/** The faults in the layout of the current page, one line each. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await stillPage(page);
  return page.evaluate(findFaults);
}

/** A setting of a visitor that makes the page narrower or its text larger. */
interface Narrowing {
  name: string;
  screen?: { width: number; height: number };
  styles?: string;
}

const largeLetters = 'html { font-size: 200% !important }';

/** The two narrowings that leave the least room represent the others in the default run. */
export const tightest: readonly [Narrowing, Narrowing] = [
  { name: 'on a phone of 280 px', screen: { width: 280, height: 653 } },
  { name: 'on a phone, with letters twice as large', screen: { width: 390, height: 844 }, styles: largeLetters },
];

/** WCAG 1.4.4 Resize Text, 1.4.10 Reflow and 1.4.12 Text Spacing, and some tighter cases. */
export const narrowings: readonly Narrowing[] = [
  ...tightest,
  { name: 'at 400 %, 320 × 256 px', screen: { width: 320, height: 256 } },
  { name: 'at 200 %, 720 × 450 px', screen: { width: 720, height: 450 } },
  { name: 'with letters twice as large', styles: largeLetters },
  {
    name: 'with wide text spacing',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
];

/** Applies a narrowing to a page, and removes the styles of the previous one. The page's policy refuses a style element. */
export async function narrow(page: Page, { screen, styles = '' }: Narrowing): Promise<void> {
  if (screen !== undefined) await page.setViewportSize(screen);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** The faults of the layout in each of the tightest narrowings. */
export async function tightestFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const narrowing of tightest) {
    await narrow(page, narrowing);
    faults.push(...(await layoutFaults(page)).map((fault) => `${narrowing.name}: ${fault}`));
  }
  return faults;
}
