/** One line of the report. `kept` is true if the promise holds; figures without a promise are for information. */
export type Figure = { name: string; value: string; promise?: string; kept?: boolean };

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const perSecond = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)}/s`;

export const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
