import type { FastifyBaseLogger } from 'fastify';
import { openSeal } from './access/seal.ts';
import { createSessions } from './access/sessions.ts';
import { openDatabase } from './database/open-database.ts';
import { sweepParts } from './files/folder-files.ts';
import { filesFolderOf, openFiles } from './files/open-files.ts';
import { ownDataFolder } from './files/own-data-folder.ts';
import { createScan } from './files/scan.ts';
import { markingRepeats } from './http/repeat-mark.ts';
import { createJobs, type JobOptions } from './jobs/create-jobs.ts';
import { createLive } from './live/live.ts';
import { createMail } from './mail/create-mail.ts';
import { outboxOf } from './mail/post.ts';
import type { Services } from './services.ts';
import type { Config } from './settings.ts';

/** With the embedded database there is no other process; with PostgreSQL no file takes this long to write. */
const partMinutes = 10;

/** Opens all services. Jobs run once they are started. */
export async function openServices(config: Config, log: FastifyBaseLogger, jobOptions: Partial<JobOptions> = {}): Promise<Services> {
  await ownDataFolder(config.dataFolder);
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    log: (line) => log.warn(line),
  });
  const db = markingRepeats(opened);
  for (const folder of [filesFolderOf(config), outboxOf(config.dataFolder)])
    await sweepParts(folder, opened.engine === 'embedded' ? 0 : partMinutes);
  const files = openFiles(config);
  const jobs = createJobs(db, log, jobOptions);
  return {
    config,
    db,
    files,
    scan: createScan(config.scannerUrl, log),
    mail: createMail(config, jobs, { db, files }),
    jobs,
    live: createLive(db),
    sessions: createSessions(db, log),
    seal: await openSeal(config),
    log,
  };
}

/** Jobs finish before the database goes. */
export async function closeServices(services: Services): Promise<void> {
  await services.jobs.stop();
  await services.db.close();
}
