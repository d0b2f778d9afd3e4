import type { Page } from '@playwright/test';
import { openBrowser } from './chromium.ts';

/**
 * `node e2e/measure-layers.ts URL SESSION`: the time from the key press until a layer is on the screen, each as JSON on a line of its own.
 * The first opening of a kind fetches its code; the median of the others is the typical delay.
 */
const [url = '', session = ''] = process.argv.slice(2);
const times = 7;
const options = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, name: `Department ${at + 1}` }));

const browser = await openBrowser();
const page = await browser.newPage();
await page.addInitScript((value) => {
  localStorage.setItem('cadre.session', value);
  localStorage.setItem('cadre.language', 'en');
}, session);
await page.route('**/api/v1/departments/lists*', (route) => route.fulfill({ json: { data: options } }));

await page.goto(`${url}/employees`);
await report('popover', 'button:has-text("Columns")', 'Enter', '[role=dialog]', 'Escape');
await report('menu', 'button:has-text("Export")', 'Enter', '[role=menu]', 'Escape');
await page.goto(`${url}/configuration/jobs`);
await report('dialog', 'button:has-text("New")', 'Enter', '[role=dialog]', 'Escape');
await page.goto(`${url}/configuration/departments?new=1`);
await report('combobox of 10,000', '[role=combobox]', 'ArrowDown', '[role=option]', 'Escape');
await browser.close();

async function report(name: string, at: string, key: string, layer: string, leave: string): Promise<void> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.locator(at).first().focus();
    taken.push(await keyToLayer(page, key, layer));
    await page.keyboard.press(leave);
    await page.locator(layer).first().waitFor({ state: 'hidden' });
  }
  const [first = 0, ...others] = taken;
  console.log(JSON.stringify({ name, first, again: others.sort((one, other) => one - other)[Math.floor(others.length / 2)] }));
}

/** From the key press to the first frame in which the layer has a size. */
async function keyToLayer(on: Page, key: string, layer: string): Promise<number> {
  const measured = await on.evaluateHandle(
    (selector) => ({
      taken: new Promise<number>((resolve) => {
        window.addEventListener(
          'keydown',
          () => {
            const began = performance.now();
            const look = () => {
              const found = document.querySelector(selector);
              if (found && found.getBoundingClientRect().height > 0) resolve(performance.now() - began);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    }),
    layer,
  );
  await on.keyboard.press(key);
  return measured.evaluate(({ taken }) => taken);
}
