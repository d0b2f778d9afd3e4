/** The facts other than pay that taxes depend on. */
export type PersonalDetails = {
  taxClass: string | null;
  children: number;
  /** A month. */
  allowance: number;
  exemptFromTax: boolean;
  exemptFromSocial: boolean;
};

/** Of a person for whom nothing was entered. */
export const noDetails: PersonalDetails = { taxClass: null, children: 0, allowance: 0, exemptFromTax: false, exemptFromSocial: false };
