import { poster } from './tools/poster.ts';

/** Starts a run that pays all employees for the first unpaid month: the next one. */
export async function payMonth(url: string): Promise<void> {
  const post = await poster(url);
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const { data } = await post('/payrolls', { month });
  await post(`/payrolls/${data.id}/calculate`, {});
}
