import { requestKinds } from '@cadre/contract/request-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncApprovalModels } from '../../src/features/approvals/sync-approval-models.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await openFixtures();
});
afterAll(() => fixtures.close());

const db = () => fixtures.office.services.db;
const stored = async () =>
  (await sql<{ name: string }>`select name from approval_models`.execute(db())).rows.map(({ name }) => name).sort();
const declared = [...requestKinds].sort();

const insertLevel = (model: string) =>
  sql`insert into approval_settings (model, level, approver_kind) values (${model}, 1, 'manager')`.execute(db());
const insertDelegation = (model: string) =>
  sql`insert into delegations (employee_id, delegate_id, from_date, to_date, model)
      select min(id), max(id), '2031-01-01', '2031-01-02', ${model} from employees`.execute(db());

test('a kind of request that a new version declares is added at the start, once', async () => {
  expect(await stored()).toEqual(declared);
  await sql`delete from approval_models where name = 'proposals'`.execute(db());
  await expect(insertLevel('proposals')).rejects.toMatchObject({ constraint: 'approval_settings_model_is_known' });
  await syncApprovalModels(db());
  await syncApprovalModels(db());
  expect(await stored()).toEqual(declared);
  await insertLevel('proposals');
});

test('chains and delegations are for kinds of requests that exist', async () => {
  await expect(insertLevel('equipment')).rejects.toMatchObject({ constraint: 'approval_settings_model_is_known' });
  await expect(insertDelegation('equipment')).rejects.toMatchObject({ constraint: 'delegations_model_is_known' });
  await insertLevel('leaves');
  await insertDelegation('leaves');
});
