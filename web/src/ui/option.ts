/** One of those that can be chosen; `note` tells more of it where it is chosen, `color` is what it is known by. */
export type Option = { value: string | number; label: string; note?: string; color?: string };
