/** What chains of approval decide about. */
export const approvalModels = [
  'leaves',
  'excuses',
  'travels',
  'overtime',
  'shift-swaps',
  'compensations',
  'bonuses',
  'change-requests',
  'documents',
  'payrolls',
  'time-cards',
  'proposals',
] as const;

/** A decision, and the level of a chain that waits for it. */
export const approvalStates = ['pending', 'approved', 'rejected'] as const;

/** What a level may be limited by; which of these a request knows, its declaration says. */
export const approvalFacts = [
  'amount',
  'leave_category_id',
  'minutes',
  'type',
  'model',
  'estimate_total',
  'working_days',
  'net_amount',
  'margin_percent',
  'class',
] as const;

/** Whom a level may ask. */
export const approverKinds = [
  'manager',
  'manager_of_manager',
  'department_head',
  'branch_head',
  'project_manager',
  'role',
  'user',
  'substitute',
] as const;

/** Whether a rejection needs a note. `expected`: the application asks for one, the API takes none. */
export const rejectionNotes = ['expected', 'required', 'optional'] as const;

/** What is asked about a request: to grant it, to cancel what was granted, or to cancel the last days of it. */
export const approvalQuestions = ['request', 'cancellation', 'shortening'] as const;
