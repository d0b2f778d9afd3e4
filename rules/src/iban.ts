const lengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

/** The length of the number by country; unlisted countries may have any length. */
const lengthIn = new Map(lengths.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** Whether a text is an international bank account number: its shape, the length of its country, and the check digits that make it 1 modulo 97. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  if (plain.length !== (lengthIn.get(plain.slice(0, 2)) ?? plain.length)) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((character) => Number.parseInt(character, 36).toString()).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
