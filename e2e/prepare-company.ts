import { companyFolder } from './company.ts';

/** A step of the tests of its own, so that the company grows while other steps use the other core. */
console.log(`The demo company of the journeys is in ${await companyFolder()}.`);
