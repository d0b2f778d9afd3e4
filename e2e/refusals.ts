export const forbidden = 'OOPS! You Are Not Authorized';
const missing = 'OOPS! Something went wrong here';

/** The title of a page that is not the one that was asked for. */
export const refusalOrNothing = new RegExp(`^(${forbidden}|${missing}|)$`);
