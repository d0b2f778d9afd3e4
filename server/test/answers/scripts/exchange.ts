import { csv, upload } from '../../imports/fixtures.ts';
import { ecbFile } from '../../projects/ecb-server.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done } from '../fixtures.ts';

/** A rate is typed and corrected, others are fetched and come from a file. */
export async function exchangeMoney(company: DemoCompany): Promise<void> {
  const payroll = company.as('payroll');
  const typed = { day: '2019-03-04', from_currency: 'EUR', to_currency: 'USD', rate: 1.13 };
  const { id } = done(await payroll.post('/exchange-rates', typed)).data;
  done(await payroll.put(`/exchange-rates/${id}`, { rate: 1.14, version: 1 }));
  company.bank.shown.content = ecbFile('2019-03-04', { USD: '1.1337' });
  done(await payroll.post('/exchange-rates/fetch'));
  const file = csv(['Day', 'From currency', 'To currency', 'Rate'], ['2019-03-05', 'EUR', 'USD', '1.12']);
  done(await upload(payroll, 'rates.csv', file, 'exchange-rates'));
}
