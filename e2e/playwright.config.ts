import { defineConfig } from '@playwright/test';
import { findBrowser } from './chromium.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.E2E_URL ?? '',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1366, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
      ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
    },
  },
});
