export const self = {} as const;
