/** The mail that requests a document; it names the due date if there is one. */
export const requestMail = (due_on: string | null | undefined): { template: 'document_requested'; args: { due: string } } => ({
  template: 'document_requested',
  args: { due: due_on ?? 'none' },
});
