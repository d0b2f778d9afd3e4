/** IP addresses and networks, as `192.0.2.0/24`, `2001:db8::/32` or a single address. */

export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined;

export function liesWithin(address: string, networks: readonly string[]): boolean {
  const bits = readAddress(address);
  if (!bits) return false;
  return networks.some((text) => {
    const network = readNetwork(text);
    return network !== undefined && network.bits.length === bits.length && bits.startsWith(network.bits.slice(0, network.length));
  });
}

/** Identifies a caller by address: a line has one IPv4 address, or all IPv6 addresses with the same first half. */
export function lineOf(address: string): string {
  const bits = readAddress(address);
  if (!bits) return 'unknown';
  if (bits.length === 32) return address.slice(address.lastIndexOf(':') + 1);
  return `${BigInt(`0b${bits.slice(0, 64)}`).toString(16)}::/64`;
}

function readNetwork(text: string): { bits: string; length: number } | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const bits = readAddress(address);
  if (!bits || rest.length > 0) return undefined;
  if (length === undefined) return { bits, length: bits.length };
  return /^\d{1,3}$/.test(length) && Number(length) <= bits.length ? { bits, length: Number(length) } : undefined;
}

/** An address as its bits; an IPv4 address inside IPv6 is read as IPv4. */
function readAddress(text: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text);
  return readFour(mapped?.[1] ?? text) ?? readSix(text);
}

function readFour(text: string): string | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return undefined;
  return parts.map((part) => Number(part).toString(2).padStart(8, '0')).join('');
}

function readSix(text: string): string | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - left.length - right.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
}
