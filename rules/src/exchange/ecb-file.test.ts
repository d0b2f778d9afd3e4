import { expect, test } from 'vitest';
import { ratesInEcbFile } from './ecb-file.ts';

const envelope = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>${cubes}</Cube>
</gesmes:Envelope>`;

test('one euro in each currency of the day', () => {
  const file = envelope("<Cube time='2026-11-18'><Cube currency='USD' rate='1.0583'/><Cube currency='JPY' rate='163.27'/></Cube>");
  expect(ratesInEcbFile(file)).toEqual([
    { day: '2026-11-18', from: 'EUR', to: 'USD', rate: '1.0583' },
    { day: '2026-11-18', from: 'EUR', to: 'JPY', rate: '163.27' },
  ]);
});

test('several days in one file', () => {
  const file = envelope(
    `<Cube time="2026-11-18"><Cube currency="USD" rate="1.05"/></Cube><Cube time="2026-11-17"><Cube currency="USD" rate="1.06"/></Cube>`,
  );
  expect(ratesInEcbFile(file)?.map(({ day, rate }) => [day, rate])).toEqual([
    ['2026-11-18', '1.05'],
    ['2026-11-17', '1.06'],
  ]);
});

test('unknown currencies and odd rates are left out', () => {
  const file = envelope(
    "<Cube time='2026-11-18'><Cube currency='XXX' rate='1'/><Cube currency='USD' rate='N/A'/><Cube currency='GBP' rate='0'/><Cube currency='CHF' rate='0.93'/></Cube>",
  );
  expect(ratesInEcbFile(file)?.map(({ to }) => to)).toEqual(['CHF']);
});

test.each(['', '<html><body>Not found</body></html>', envelope(''), envelope("<Cube time='2026-11-18'></Cube>")])(
  'any other text is not accepted as a rate file',
  (text) => {
    expect(ratesInEcbFile(text)).toBeUndefined();
  },
);
