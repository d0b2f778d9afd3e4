export const documents = {
  one: 'Document',
  many: 'Documents',
  empty: 'No documents yet. Upload one, or ask a colleague for it.',
  fields: { issued_on: 'Issued on', expires_on: 'Expires on', form_id: 'Form', files_count: 'Files' },
  options: {
    type: {
      contract: 'Contract',
      job_offer: 'Job offer',
      identity: 'Identity card',
      passport: 'Passport',
      visa: 'Visa or work permit',
      certificate: 'Certificate',
      policy: 'Policy',
      other: 'Other',
    },
    status: { requested: 'Requested', submitted: 'Submitted', accepted: 'Accepted', rejected: 'Rejected', expired: 'Expired' },
  },
  moves: { accept: 'Accept', ask_again: 'Ask again' },
  moveHints: { reject: 'The person sees your reason and can submit the document again.' },
} as const;
