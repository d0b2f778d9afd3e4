/** So many people a refusal names; one more is asked for, to know whether there are others. */
export const mostNames = 5;

export const someNames = (rows: { name: string }[]): string[] => [
  ...rows.slice(0, mostNames).map(({ name }) => name),
  ...(rows.length > mostNames ? ['…'] : []),
];
