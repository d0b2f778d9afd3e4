import fc from 'fast-check';
import { expect, test } from 'vitest';
import { all, complaintsAbout, readXml } from './pain-001-structure.ts';
import { sepaFile, type Transfer, type TransferGroup } from './sepa-file.ts';
import { sepaText } from './sepa-text.ts';

const transfer = (given: Partial<Transfer> = {}): Transfer => ({
  reference: 'CADRE-2026-11-E042',
  name: 'Ana Díaz',
  iban: 'ES91 2100 0418 4502 0005 1332',
  bic: 'CAIXESBBXXX',
  amount: 244_000,
  text: 'Salary November 2026',
  ...given,
});
const group = (transfers: readonly Transfer[], given: Partial<TransferGroup> = {}): TransferGroup => ({
  id: 'CADRE-7-1',
  debtor: { name: 'Cadre GmbH & Co. KG', iban: 'DE89370400440532013000', bic: null },
  date: '2026-11-28',
  transfers,
  ...given,
});
const file = (groups: readonly TransferGroup[]): string =>
  sepaFile({ id: 'CADRE-7', createdAt: '2026-11-16T18:00:00Z', from: 'Cadre', groups });

test('a file has the structure of its schema, counts its transfers and sums them up', () => {
  const document = readXml(
    file([
      group([transfer(), transfer({ bic: null, amount: 5, name: '王伟' })]),
      group([transfer({ amount: 100 })], { id: 'CADRE-7-2', date: '2026-11-30' }),
    ]),
  );
  expect(complaintsAbout(document)).toEqual([]);
  expect(all(document, 'NbOfTxs').map(({ text }) => text)).toEqual(['3', '2', '1']);
  expect(all(document, 'CtrlSum').map(({ text }) => text)).toEqual(['2441.05', '2440.05', '1.00']);
  expect(all(document, 'InstdAmt')[0]).toMatchObject({ text: '2440.00', attributes: 'Ccy="EUR"' });
  expect(all(document, 'Cdtr').map(({ children }) => children[0]?.text)).toEqual(['Ana Diaz', 'CADRE-2026-11-E042', 'Ana Diaz']);
  expect(all(document, 'IBAN')[1]?.text).toBe('ES9121000418450200051332');
  // Since November 2026 addresses have to be structured; a file without addresses cannot be refused for that.
  expect(all(document, 'PstlAdr')).toEqual([]);
});

test('the check of the structure finds missing, overlong and misplaced elements', () => {
  const good = file([group([transfer()])]);
  expect(complaintsAbout(readXml(good.replace('<PmtMtd>TRF</PmtMtd>', '')))).not.toEqual([]);
  expect(complaintsAbout(readXml(good.replace('CADRE-7<', `${'C'.repeat(36)}<`)))).not.toEqual([]);
  expect(complaintsAbout(readXml(good.replace(' Ccy="EUR"', '')))).not.toEqual([]);
  expect(complaintsAbout(readXml(good.replace('<Dt>2026-11-28', '<Dt>2026-11-32')))).not.toEqual([]);
  expect(complaintsAbout(readXml(good.replace('>Cadre<', '><')))).not.toEqual([]);
  expect(complaintsAbout(readXml(good.replace(/(<Amt>.*<\/Amt>)(<CdtrAgt>.*<\/CdtrAgt>)/, '$2$1')))).not.toEqual([]);
});

test.each([
  ['Jürgen Müller-Größ', 'Juergen Mueller-Groess'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Ærø & Søn', 'AEro + Son'],
  ['//Salary//2026/', 'Salary/2026'],
  ['<script>', '.script.'],
])('%s is spelled %s', (text, spelled) => expect(sepaText(text, 70)).toBe(spelled));

test('any name of a person or company gives a file that a bank can read', () => {
  const words = fc.string({ maxLength: 200, unit: fc.constantFrom(...'aÄ王/ <&.-\u0000') });
  fc.assert(
    fc.property(words, words, words, fc.integer({ min: 1, max: 10 ** 11 }), (name, text, reference, amount) => {
      const debtor = { name: text, iban: 'DE89370400440532013000', bic: null };
      const made = sepaFile({
        id: 'CADRE-7',
        createdAt: '2026-11-16T18:00:00Z',
        from: name,
        groups: [group([transfer({ name, amount, text, reference })], { debtor })],
      });
      expect(complaintsAbout(readXml(made))).toEqual([]);
    }),
  );
});
