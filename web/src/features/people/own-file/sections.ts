/** The sections of the user's own record, in their order on the page. */
export const sections = [
  'personal',
  'contact',
  'address',
  'employment',
  'emergency',
  'dependents',
  'background',
  'bank',
  'documents',
  'papers',
] as const;
export type Section = (typeof sections)[number];

/** The id of the user's own record in every call about it. */
export const self = { id: 'self' } as const;

export const sectionId = (section: Section): string => `my-${section}`;

/** The fields of the user's own record, by section; unprotected fields are maintained by HR and only shown. */
export const fieldsOf = {
  personal: [
    ['first_name', 'last_name'],
    ['middle_name', 'preferred_name'],
    ['name_order'],
    ['birth_date', 'gender'],
    ['marital_status', 'nationality'],
    ['national_id'],
    ['passport_no', 'passport_expires_on'],
  ],
  contact: [
    ['work_email', 'work_phone'],
    ['personal_email', 'mobile'],
  ],
  address: [
    ['address_line1', 'address_line2'],
    ['postal_code', 'city'],
    ['address_region', 'address_country'],
  ],
} as const satisfies Partial<Record<Section, readonly (readonly string[])[]>>;
