/** `npm run test:all`: everything on both engines, with the long runs of failures and the large files. */
export const wholeRun = process.env.CADRE_TEST_ALL === '1';
