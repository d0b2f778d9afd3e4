import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

const themes = ['light', 'dark'] as const;

/** What axe finds serious or critical, in both themes, each with the place where it stands. */
export async function findingsIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, help, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      const places = nodes.map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`);
      found.push(`${colorScheme}, ${impact}: ${help} [${id}] at ${places.join(', ')}`);
    }
  }
  return found;
}
