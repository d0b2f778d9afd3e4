import type { Page } from '@playwright/test';

type TrackedWindow = Window & { shortWords?: [Text, string][] };

/** A pseudo-language: every word on the page is a third longer than in English, as German or French may be. */
export async function withLongerWords<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stored: [Text, string][] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      if (!/\p{L}{3}/u.test(text.data)) continue;
      stored.push([text, text.data]);
      text.data = text.data.replaceAll(/\p{L}{3,}/gu, (word) => word + 'ë'.repeat(Math.ceil(word.length / 3)));
    }
    (window as TrackedWindow).shortWords = stored;
  });
  try {
    return await look();
  } finally {
    await page.evaluate(() => {
      for (const [text, short] of (window as TrackedWindow).shortWords ?? []) text.data = short;
    });
  }
}
