import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Scan } from './files/scan.ts';
import type { Jobs } from './jobs.ts';
import type { Mail } from './mail/mail.ts';
import type { Seal } from './seal.ts';
import type { Sessions } from './sessions.ts';
import type { Config } from './settings.ts';

/** What the house has: every floor above works with these and opens nothing of its own. */
export type House = {
  config: Config;
  db: Database;
  files: Files;
  scan: Scan;
  mail: Mail;
  jobs: Jobs;
  sessions: Sessions;
  seal: Seal;
  log: FastifyBaseLogger;
};
