/** A link that writes only to this address, whatever characters it contains. */
export const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
