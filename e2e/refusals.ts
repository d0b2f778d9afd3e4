export const forbidden = 'OOPS! You Are Not Authorized';
const missing = 'OOPS! Something went wrong here';

/** The title of a page other than the requested one. */
export const refusalOrNothing = new RegExp(`^(${forbidden}|${missing}|)$`);
