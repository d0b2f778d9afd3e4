import { defineConfig } from '@playwright/test';
import { limits } from '../testing/limits.ts';
import { findBrowser } from './chromium.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: limits.test,
  expect: { timeout: limits.wait },
  use: {
    baseURL: process.env.E2E_URL ?? '',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1366, height: 900 },
    // Frames of something that moves take a core; journeys about layers and keys, which come and go, ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    // A browser that has seen the application shows it sooner; what a test stored in it is cleared before the next.
    reuseContext: true,
    // A trace of everything costs as much again; `--trace retain-on-failure` brings it back for one journey.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
      ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
    },
  },
});
