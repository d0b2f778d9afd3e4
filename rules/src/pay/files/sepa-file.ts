import { hasLetters, sepaText } from './sepa-text.ts';

/** The transfer to one person; the amount is in cents. */
export type Transfer = { reference: string; name: string; iban: string; bic: string | null; amount: number; text: string };

/** Transfers from one account on one day. */
export type TransferGroup = {
  id: string;
  debtor: { name: string; iban: string; bic: string | null };
  /** `2026-11-28` */
  date: string;
  transfers: readonly Transfer[];
};

/** A credit transfer initiation, ISO 20022 pain.001.001.09, within the rules of the European Payments Council for salaries. */
export function sepaFile(message: { id: string; createdAt: string; from: string; groups: readonly TransferGroup[] }): string {
  const all = message.groups.flatMap(({ transfers }) => transfers);
  const header = element('GrpHdr', [
    element('MsgId', spelled(message.id, 35)),
    element('CreDtTm', message.createdAt),
    ...sumsOf(all),
    element('InitgPty', [element('Nm', spelled(message.from, 70))]),
  ]);
  const body = element('CstmrCdtTrfInitn', [header, ...message.groups.map(paymentOf)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${body}</Document>\n`;
}

const paymentOf = ({ id, debtor, date, transfers }: TransferGroup): string =>
  element('PmtInf', [
    element('PmtInfId', spelled(id, 35)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...sumsOf(transfers),
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')]), element('CtgyPurp', [element('Cd', 'SALA')])]),
    element('ReqdExctnDt', [element('Dt', date)]),
    element('Dbtr', [element('Nm', spelled(debtor.name, 70))]),
    element('DbtrAcct', [element('Id', [element('IBAN', plain(debtor.iban))])]),
    element('DbtrAgt', [element('FinInstnId', [bankOf(debtor.bic) ?? element('Othr', [element('Id', notProvided)])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ]);

function transferOf({ reference, name, iban, bic, amount, text }: Transfer): string {
  const bank = bankOf(bic);
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', spelled(reference, 35))]),
    element('Amt', [`<InstdAmt Ccy="EUR">${inEuros(amount)}</InstdAmt>`]),
    ...(bank ? [element('CdtrAgt', [element('FinInstnId', [bank])])] : []),
    // A name without letters that banks accept is replaced by the reference.
    element('Cdtr', [element('Nm', spelled(name, 70, spelled(reference, 70)))]),
    element('CdtrAcct', [element('Id', [element('IBAN', plain(iban))])]),
    element('RmtInf', [element('Ustrd', spelled(text, 140))]),
  ]);
}

const sumsOf = (transfers: readonly Transfer[]): string[] => [
  element('NbOfTxs', String(transfers.length)),
  element('CtrlSum', inEuros(transfers.reduce((sum, { amount }) => sum + amount, 0))),
];

const notProvided = 'NOTPROVIDED';

/** A text without letters that banks accept is replaced: no element may be empty. */
function spelled(text: string, most: number, otherwise = notProvided): string {
  const taken = sepaText(text, most);
  return hasLetters(taken) ? taken : otherwise;
}

const bankOf = (bic: string | null): string | null => (bic ? element('BICFI', plain(bic)) : null);

const plain = (code: string): string => code.replaceAll(' ', '').toUpperCase();

const inEuros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const element = (name: string, inside: string | readonly string[]): string =>
  `<${name}>${typeof inside === 'string' ? escaped(inside) : inside.join('')}</${name}>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
