import { parseArgs } from 'node:util';
import { seedDemo } from '../../seeds/demo.ts';
import { demoPasswordsFor, printAccounts } from '../../seeds/demo-accounts.ts';
import { migrationsFolder } from '../app.ts';
import { readConfig } from '../config.ts';
import { syncPermissions } from '../features/access/sync-permissions.ts';
import { syncApprovalModels } from '../features/approvals/sync-approval-models.ts';
import { openSeal } from '../platform/access/seal.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { ownDataFolder } from '../platform/files/own-data-folder.ts';

/**
 * `npm run seed -- --employees 10000 --days 30`: fills an empty database with the demo company at any size and the given number of days of
 * punches.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { employees: { type: 'string', default: '60' }, days: { type: 'string' } } });
  const config = readConfig(process.env);
  await ownDataFolder(config.dataFolder);
  const db = await openDatabase(config);
  try {
    await prepareDatabase(db, config, migrationsFolder);
    await syncPermissions(db);
    await syncApprovalModels(db);
    const passwords = demoPasswordsFor(config);
    const { employees, users } = await seedDemo(
      { db, files: openFiles(config), seal: await openSeal(config) },
      {
        employees: Number(values.employees),
        passwords,
        ...(values.days === undefined ? {} : { days: Number(values.days) }),
        progress: (line) => console.log(`  ${line}`),
      },
    );
    console.log(`The demo company is there: ${employees} employees, ${users} users.`);
    printAccounts(passwords, console.log);
  } finally {
    await db.close();
  }
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
