/** A link that writes to this address and to no other, whatever characters it contains. */
export const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
