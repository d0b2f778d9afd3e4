import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lookOnceAtAlike } from './look-once-at-alike.ts';
import { settled } from './settled.ts';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** The lightest, for the sake of loading axe. */
const anyRule = 'html-has-lang';
/**
 * Invisible elements at the edges of a layer that pass the focus on at once: the only hidden elements that may be focusable, since the
 * focus never stays on them.
 */
const guard = 'data-base-ui-focus-guard';
const grave = ['serious', 'critical'];
const everything = 'cat.';
const colours = 'cat.color';

/** The serious and critical findings of axe, each with its place, in both themes by default. A second theme changes colors alone. */
export async function findingsIn(page: Page, shown: readonly Theme[] = themes): Promise<string[]> {
  const found: string[] = [];
  for (const [turn, colorScheme] of shown.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Checked on every frame, because a page without a frame gets no event for the other scheme.
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await settled(page);
    for (const { id, impact, help, nodes } of await violationsIn(page, turn === 0 ? everything : colours)) {
      const meant = nodes.filter(({ html }) => !(id === 'aria-hidden-focus' && html.includes(guard)));
      if (!grave.includes(impact) || meant.length === 0) continue;
      const places = meant.map(({ target, messages }) => `${target} (${messages.join('; ')})`);
      found.push(`${colorScheme}, ${impact}: ${help} [${id}] at ${places.join(', ')}`);
    }
  }
  return found;
}

type Violation = { id: string; impact: string; help: string; nodes: { html: string; target: string[]; any: { message: string }[] }[] };
type Rule = { id: string; enabled: boolean; impact: string; tags: string[] };
type Axe = { _audit: { rules: Rule[] }; run(within: Document, options: object): Promise<{ violations: Violation[] }> };

/**
 * The rules of axe that can find something grave, run in the page itself, which has no frames, and loaded into it once. What passed is
 * not described: on a long page that takes longer than the check.
 */
async function violationsIn(page: Page, about: string) {
  if (!(await isLoaded(page))) await new AxeBuilder({ page }).withRules(anyRule).setLegacyMode().analyze();
  await lookOnceAtAlike(page);
  return page.evaluate(
    async ({ impacts, about }) => {
      const { axe } = window as unknown as { axe: Axe };
      const isMeant = ({ enabled, impact, tags }: Rule) => enabled && impacts.includes(impact) && tags.some((tag) => tag.startsWith(about));
      const values = axe._audit.rules.filter(isMeant).map(({ id }) => id);
      const { violations } = await axe.run(document, { reporter: 'no-passes', runOnly: { type: 'rule', values } });
      return violations.map(({ id, impact, help, nodes }) => ({
        ...{ id, impact, help },
        nodes: nodes.map(({ html, target, any }) => ({ html, target: target.join(' '), messages: any.map(({ message }) => message) })),
      }));
    },
    { impacts: grave, about },
  );
}

const isLoaded = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);
