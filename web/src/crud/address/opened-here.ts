/** Marks an entry of the browser's history that a page made when it opened a drawer: closing goes back to the entry before. */
export const openedHere = { cadre_opened: true };

export const isOpenedHere = (state: unknown): boolean => (state as Partial<typeof openedHere>).cadre_opened === true;
