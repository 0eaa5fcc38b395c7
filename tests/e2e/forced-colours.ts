import type { Page } from '@playwright/test';
import { contrastViolations } from './axe';

/**
 * What cannot be seen in the colours of the system, in which no tint and no shadow is drawn: what is selected, pressed or
 * current and looks like something beside it that is not, texts without contrast where the page keeps a colour of its
 * own, and texts and lines without contrast in SVG, which keeps all of its colours.
 */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    found.push(...(await page.evaluate(faintPictures)));
  }
  found.push(...(await page.evaluate(alike)));
  if (await page.evaluate(hasOwnColours)) found.push(...(await contrastViolations(page)));
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return found;
}

function hasOwnColours(): boolean {
  const isOwn = (element: Element) => getComputedStyle(element).forcedColorAdjust === 'none';
  return [...document.querySelectorAll('main *')].some(isOwn);
}

function faintPictures(): string[] {
  // Pictures that have a ground of their own.
  const drawn = document.querySelectorAll('svg:not(.shop-drawing, .brand-mark) *');
  return [...drawn]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .flatMap((part) => {
      const { fill, stroke } = getComputedStyle(part);
      const ground = groundOf(part);
      const isFaint =
        part.localName === 'text' ? contrast(fill, ground) < 4.5 : stroke !== 'none' && contrast(stroke, ground) < 3;
      return isFaint ? [`${fill} ${stroke} on ${ground}: ${part.outerHTML.slice(0, 160)}`] : [];
    });

  function groundOf(part: Element): string {
    const own = getComputedStyle(part).backgroundColor;
    return /^rgba.*, 0\)$/.test(own) && part.parentElement ? groundOf(part.parentElement) : own;
  }

  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

function alike(): string[] {
  const states = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'];
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const canvas = getComputedStyle(document.body).backgroundColor;
  return roots.flatMap((root) => states.flatMap((state) => alikeBy(root, state)));

  function alikeBy(root: ParentNode, state: string): string[] {
    return [...root.querySelectorAll(`[${state}]`)].filter(isShown).flatMap((element) => {
      if (!isOn(element, state)) return [];
      const own = lookOf(element);
      const others = [...(element.parentElement?.parentElement?.querySelectorAll(element.localName) ?? [])];
      const twin = others.some((other) => isOff(other, state, element) && isShown(other) && lookOf(other) === own);
      return twin ? [`${state}: ${element.outerHTML.slice(0, 160)}`] : [];
    });
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  function isOn(element: Element, state: string): boolean {
    return !['false', null].includes(element.getAttribute(state));
  }

  function isOff(other: Element, state: string, element: Element): boolean {
    return (
      !isOn(other, state) &&
      other.role === element.role &&
      other.matches(':disabled') === element.matches(':disabled') &&
      // The ring of the focus tells nothing about the state.
      other !== document.activeElement
    );
  }

  /** What is drawn of an element: its own edge and fill, and all within it. */
  function lookOf(element: Element): string {
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .map((part) => [null, '::before', '::after'].map((pseudo) => lookOfPart(part, pseudo)).join())
      .join(';');
  }

  function lookOfPart(part: Element, pseudo: string | null): string {
    const style = getComputedStyle(part, pseudo);
    if (pseudo && style.content === 'none') return '';
    // A fill of the canvas's colour, also one that is not drawn at all, is none.
    const isFilled = style.backgroundColor !== canvas && !style.backgroundColor.endsWith(', 0)');
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => lineOf(style, `border-${side}`));
    const drawn = part.localName === 'path' ? part.getAttribute('d') : '';
    return [
      isFilled && style.backgroundColor,
      ...sides,
      part === document.activeElement ? '' : lineOf(style, 'outline'),
      style.color,
      style.fontWeight,
      style.textDecorationLine,
      style.display,
      style.visibility,
      style.opacity,
      style.rotate,
      style.content,
      drawn,
    ].join();
  }

  function lineOf(style: CSSStyleDeclaration, line: string): string {
    const [kind, width, colour] = ['style', 'width', 'color'].map((part) => style.getPropertyValue(`${line}-${part}`));
    return kind === 'none' || width === '0px' ? '' : `${kind} ${width} ${colour}`;
  }
}
