/** One of those that can be chosen. */
export type Option = { value: string | number; label: string };
