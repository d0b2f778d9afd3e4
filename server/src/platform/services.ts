import type { FastifyBaseLogger } from 'fastify';
import type { Seal } from './access/seal.ts';
import type { Sessions } from './access/sessions.ts';
import type { Database } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Scan } from './files/scan.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mail } from './mail/mail.ts';
import type { Config } from './settings.ts';

/** The opened services: the layers above use these and open none themselves. */
export type Services = {
  config: Config;
  db: Database;
  files: Files;
  scan: Scan;
  mail: Mail;
  jobs: Jobs;
  live: Live;
  sessions: Sessions;
  seal: Seal;
  log: FastifyBaseLogger;
};
