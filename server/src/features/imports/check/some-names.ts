/** The number of names in a refusal; one more is loaded, to know whether there are others. */
export const mostNames = 5;

export const someNames = (rows: { name: string }[]): string[] => [
  ...rows.slice(0, mostNames).map(({ name }) => name),
  ...(rows.length > mostNames ? ['…'] : []),
];
