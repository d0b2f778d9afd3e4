/** An option to choose; `note` adds detail where it is chosen, `color` is its color. */
export type Option = { value: string | number; label: string; note?: string; color?: string };
