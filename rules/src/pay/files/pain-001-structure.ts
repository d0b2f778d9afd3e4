/** The rules of the schema pain.001.001.09 for the elements that we write: their order and number, and the format of their texts. */
type Rule = RegExp | readonly (readonly [name: string, how?: 'optional' | 'many'])[];

const text = (most: number): RegExp => new RegExp(`^[A-Za-z0-9/\\-?:().,'+ ]{1,${most}}$`);
const count = /^[0-9]{1,15}$/;
/** At most 18 digits in all. */
const sum = /^[0-9]{1,16}\.[0-9]{2}$/;
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const name = [['Nm']] as const;
const account = [['Id']] as const;

const rules: Readonly<Record<string, Rule>> = {
  Document: [['CstmrCdtTrfInitn']],
  CstmrCdtTrfInitn: [['GrpHdr'], ['PmtInf', 'many']],
  GrpHdr: [['MsgId'], ['CreDtTm'], ['NbOfTxs'], ['CtrlSum', 'optional'], ['InitgPty']],
  PmtInf: [
    ['PmtInfId'],
    ['PmtMtd'],
    ['BtchBookg', 'optional'],
    ['NbOfTxs', 'optional'],
    ['CtrlSum', 'optional'],
    ['PmtTpInf', 'optional'],
    ['ReqdExctnDt'],
    ['Dbtr'],
    ['DbtrAcct'],
    ['DbtrAgt'],
    ['ChrgBr', 'optional'],
    ['CdtTrfTxInf', 'many'],
  ],
  PmtTpInf: [
    ['InstrPrty', 'optional'],
    ['SvcLvl', 'optional'],
    ['LclInstrm', 'optional'],
    ['CtgyPurp', 'optional'],
  ],
  SvcLvl: [['Cd']],
  CtgyPurp: [['Cd']],
  ReqdExctnDt: [['Dt']],
  InitgPty: name,
  Dbtr: name,
  Cdtr: name,
  DbtrAcct: account,
  CdtrAcct: account,
  DbtrAgt: [['FinInstnId']],
  CdtrAgt: [['FinInstnId']],
  FinInstnId: [
    ['BICFI', 'optional'],
    ['Othr', 'optional'],
  ],
  CdtTrfTxInf: [
    ['PmtId'],
    ['PmtTpInf', 'optional'],
    ['Amt'],
    ['CdtrAgt', 'optional'],
    ['Cdtr'],
    ['CdtrAcct'],
    ['Purp', 'optional'],
    ['RmtInf', 'optional'],
  ],
  PmtId: [['InstrId', 'optional'], ['EndToEndId']],
  Amt: [['InstdAmt']],
  Othr: [['Id']],
  'Othr/Id': text(35),
  'DbtrAcct/Id': [['IBAN']],
  'CdtrAcct/Id': [['IBAN']],
  RmtInf: [['Ustrd']],
  MsgId: text(35),
  PmtInfId: text(35),
  EndToEndId: text(35),
  CreDtTm: new RegExp(`^${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?Z?$`),
  NbOfTxs: count,
  CtrlSum: sum,
  Nm: text(70),
  PmtMtd: /^(CHK|TRF|TRA)$/,
  BtchBookg: /^(true|false)$/,
  Cd: /^[A-Z]{4}$/,
  Dt: new RegExp(`^${day}$`),
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  InstdAmt: sum,
  Ustrd: text(140),
};

/** All others have none. */
const attributes: Readonly<Record<string, RegExp>> = {
  Document: /^xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09"$/,
  InstdAmt: /^Ccy="[A-Z]{3}"$/,
};

export type Xml = { name: string; attributes: string; children: Xml[]; text: string };

/** Parses only the subset of XML that payment files contain. */
export function readXml(source: string): Xml {
  const root: Xml = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, close, tag = '', attributes = '', words = ''] of source
    .replace(/^<\?.*\?>\s*/, '')
    .matchAll(/<(\/?)([A-Za-z0-9]+)([^>]*)>([^<]*)/g)) {
    if (close) {
      if (open.pop()?.name !== tag) throw new Error(`${tag} is closed where it is not open`);
      continue;
    }
    const element: Xml = { name: tag, attributes: attributes.trim(), children: [], text: words.replaceAll('&amp;', '&') };
    open.at(-1)!.children.push(element);
    open.push(element);
  }
  return root.children[0]!;
}

/** Everything in which an element differs from the schema. */
export function complaintsAbout(element: Xml, parent = ''): string[] {
  const rule = rules[`${parent}/${element.name}`] ?? rules[element.name];
  if (!rule) return [`${parent}/${element.name} is unknown`];
  if (!(attributes[element.name] ?? /^$/).test(element.attributes)) return [`${parent}/${element.name}: ${element.attributes}`];
  if (rule instanceof RegExp)
    return rule.test(element.text) && element.children.length === 0 ? [] : [`${parent}/${element.name}: ${element.text}`];
  const names = element.children.map((child) => child.name).join(' ');
  const order = new RegExp(`^${rule.map(([child, how]) => `(?:${child} )${how === 'many' ? '+' : how ? '?' : ''}`).join('')}$`);
  const wrong = order.test(`${names} `) ? [] : [`${element.name}: ${names}`];
  return [...wrong, ...element.children.flatMap((child) => complaintsAbout(child, element.name))];
}

export const all = (element: Xml, wanted: string): Xml[] => [
  ...(element.name === wanted ? [element] : []),
  ...element.children.flatMap((child) => all(child, wanted)),
];
