import type { Page } from '@playwright/test';

/** The application's router, as exposed for its developer tools. */
type Router = {
  navigate: (to: { href: string }) => Promise<void>;
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
};
type Window = { __TSR_ROUTER__: Router };

/** Goes to another page of the application as a link does: without loading the application again. Ends when the page is drawn. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  await page.evaluate((href) => (window as unknown as Window).__TSR_ROUTER__.navigate({ href }), path);
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = (window as unknown as Window).__TSR_ROUTER__.state;
    return status === 'idle' && resolvedLocation?.href === location.href;
  });
}
