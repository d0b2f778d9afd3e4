/** Documents, forms and what they say on the screen. */
export const papers = {} as const;
