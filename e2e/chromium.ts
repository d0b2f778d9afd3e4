import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser as RunningBrowser } from '@playwright/test';
import { unpackChromium } from './unpack-chromium.ts';

export type Browser = { executablePath: string; env?: Record<string, string> };

/** Chromium without windows, as Debian packs it: it draws nothing but the page, which saves a fifth of the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** The paths where a user or the system's package manager installs Chrome or Chromium. */
const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    shell,
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['C:/Program Files/Google/Chrome/Application/chrome.exe', 'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe'],
};

/**
 * A browser that runs on this machine: the one named in E2E_BROWSER, Playwright's, the system's, the one packed in npm (x64 alone),
 * Debian's in a container, or a fresh download of Playwright's.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.E2E_BROWSER;
  if (wanted) {
    if (!runs({ executablePath: wanted })) throw new Error(`E2E_BROWSER names ${wanted}, which does not run as a browser.`);
    return { executablePath: wanted };
  }
  const candidates = [chromium.executablePath(), ...(installed[process.platform] ?? [])].map((executablePath) => ({ executablePath }));
  return candidates.find(runs) ?? (await packedBrowser()) ?? debianBrowser() ?? downloadedBrowser();
}

/** Opens the same browser outside of the journeys. */
export async function openBrowser(): Promise<RunningBrowser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, ...(env && { env: { ...(process.env as Record<string, string>), ...env } }) });
}

/** The packed browser brings the libraries that a bare container lacks; they are used only where the system's are missing. */
async function packedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { executablePath, libraries, fonts } = await unpackChromium();
  const plain = existsSync('/etc/fonts') ? { executablePath } : { executablePath, env: { FONTCONFIG_PATH: fonts } };
  return [plain, { executablePath, env: { ...plain.env, LD_LIBRARY_PATH: libraries } }].find(runs);
}

/** Only where no confirmation is needed: as root on a Debian without a browser, for example in a bare container. */
function debianBrowser(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  const found = (executablePath: string, name: string): Browser | undefined => {
    apt('install', '--yes', '--no-install-recommends', name);
    return runs({ executablePath }) ? { executablePath } : undefined;
  };
  return found(shell, 'chromium-headless-shell') ?? found('/usr/bin/chromium', 'chromium');
}

function downloadedBrowser(): Browser {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const browser = { executablePath: chromium.executablePath() };
  if (runs(browser)) return browser;
  throw new Error('The journeys need a browser, and none was found. Install Chrome or Chromium, or name one in E2E_BROWSER.');
}

function runs({ executablePath, env }: Browser): boolean {
  if (!existsSync(executablePath)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
}
