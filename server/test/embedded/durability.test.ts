import { expect, test } from 'vitest';
import { assertDurable } from '../../src/platform/database/assert-durable.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

test('the embedded engine is not refused', async () => {
  await expect(assertDurable(used.db)).resolves.toBeUndefined();
});
