import type { Page } from '@playwright/test';

type Matches = (node: Element, ...more: unknown[]) => boolean;
type Rule = { id: string; matches: Matches; ownMatches?: Matches };
type Axe = { _audit: { rules: Rule[] } };

/**
 * Contrast is two thirds of axe's work, and a list uses the same colors in every row. A color depends on an element's kind, its classes,
 * its own style and its state, and on those of its ancestors; of elements that share all of these, only the first is checked.
 */
export const lookOnceAtAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { axe } = window as unknown as { axe: Axe };
    const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast') as Rule;
    const states = ['checked', 'current', 'disabled', 'expanded', 'invalid', 'pressed', 'selected', 'sort'].map((name) => `aria-${name}`);
    const plain = ['class', 'style', 'disabled', 'open', 'type', 'role', ...states];
    const isShown = ({ name }: Attr) => plain.includes(name) || name.startsWith('data-');

    const kinds = new Map<Element, number>();
    const numbers = new Map<string, number>();
    const kindOf = (element: Element): number => {
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const { tagName, parentElement, previousElementSibling, nextElementSibling } = element;
      const result = [...element.attributes].filter(isShown).map(({ name, value }) => `${name}=${value}`);
      const place = [previousElementSibling === null, nextElementSibling === null, parentElement ? kindOf(parentElement) : 0];
      const words = [tagName, ...result, ...place].join('|');
      const number = numbers.get(words) ?? numbers.size + 1;
      numbers.set(words, number);
      kinds.set(element, number);
      return number;
    };

    const firsts = new Map<number, Element>();
    rule.ownMatches ??= rule.matches;
    rule.matches = (node, ...more) => {
      if (!rule.ownMatches?.(node, ...more)) return false;
      const kind = kindOf(node);
      if (!firsts.has(kind)) firsts.set(kind, node);
      return firsts.get(kind) === node;
    };
  });
