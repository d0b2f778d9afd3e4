/** Where a browser stores who is signed in, for the pages of the web and for the page of the API document. */
export const sessionKey = 'cadre.session';
