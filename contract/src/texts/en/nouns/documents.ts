export const documents = {
  one: 'document',
  many: 'documents',
  kind: 'Documents',
  empty: 'No documents yet. Upload one or request it from an employee.',
  fields: { issued_on: 'Issue date', expires_on: 'Expiry date', form_id: 'Form', files_count: 'Files' },
  options: {
    type: {
      contract: 'Contract',
      job_offer: 'Job offer',
      identity: 'ID card',
      passport: 'Passport',
      visa: 'Visa or work permit',
      certificate: 'Certificate',
      policy: 'Policy',
      other: 'Other',
    },
    status: { requested: 'Requested', submitted: 'Submitted', accepted: 'Accepted', rejected: 'Rejected', expired: 'Expired' },
  },
  moves: { accept: 'Accept', ask_again: 'Request again' },
  moveHints: { reject: 'The person sees your reason and can submit the document again.' },
} as const;
