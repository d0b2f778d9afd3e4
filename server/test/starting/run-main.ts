import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { shortLived } from '../../../testing/short-lived.ts';
import type { TestDatabaseSettings } from '../databases/test-database.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export type Run = { said: () => string; ended: Promise<number | null>; stop: (signal: NodeJS.Signals) => void };

/** Starts the program with a separate database and additional environment variables. */
export function runMain(settings: TestDatabaseSettings, environment: Record<string, string>): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...shortLived, main], {
    env: {
      ...inherited,
      PORT: '0',
      CADRE_DATA: settings.dataFolder,
      CADRE_DEMO: '0',
      LOG_LEVEL: 'warn',
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return { said: () => said, ended: once(child, 'exit').then(([code]) => code), stop: (signal) => void child.kill(signal) };
}

export const addressOf = (process: Run): string | undefined => /Cadre is ready: (http:\/\/\S+)/.exec(process.said())?.[1];
