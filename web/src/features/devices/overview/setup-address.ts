import type { DeviceHealth } from '@cadre/contract/calls/devices';

type Setup = DeviceHealth['setup'];

/** The address of the server as a program writes it. */
export function baseOf({ address, port, https }: Setup): string {
  const isUsual = port === (https ? 443 : 80);
  return `${https ? 'https' : 'http'}://${address}${isUsual ? '' : `:${port}`}`;
}

/** A device has a setting for whether the server's address is a domain name or an IP address. */
export const isAddressOfNumbers = (address: string): boolean => /^[\d.]+$/.test(address) || address.includes(':');

export const isThisComputer = (address: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(address);
