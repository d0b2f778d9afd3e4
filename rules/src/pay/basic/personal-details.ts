/** The facts other than pay that taxes depend on. */
export type PersonalDetails = {
  taxClass: string | null;
  children: number;
  /** Per month. */
  allowance: number;
  exemptFromTax: boolean;
  exemptFromSocial: boolean;
};

/** The details of a person for whom none were entered. */
export const noDetails: PersonalDetails = { taxClass: null, children: 0, allowance: 0, exemptFromTax: false, exemptFromSocial: false };
