/** A sentence of the catalogue with its plain arguments filled in. */
export const filled = (sentence: string, args: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)(, number)?\}/g, (whole, name: string) => String(args[name] ?? whole));
