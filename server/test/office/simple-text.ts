/** The plain-text part of a mail with two alternatives, decoded. */
export function simpleText(source: string): string {
  const part = source.split(/^--[^\n]+$/m).find((candidate) => /content-type: text\/plain/i.test(candidate)) ?? '';
  const [headers = '', ...rest] = part.trimStart().split('\n\n');
  const body = rest.join('\n\n');
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(headers)) return body;
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
