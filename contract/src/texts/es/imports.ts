/** Import of records from a file. */
export const imports = {
  step: {},
  status: {},
} as const;
