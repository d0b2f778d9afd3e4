/** A decision, and the level of a chain that waits for it. */
export const approvalStates = ['pending', 'approved', 'rejected'] as const;

/** The possible approvers of a level. */
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

/** Whether a rejection needs a note. `expected`: the app requires one, the API does not. */
export const rejectionNotes = ['expected', 'required', 'optional'] as const;

/** The question of an approval: grant the request, cancel it after it was granted, or cancel its last days. */
export const approvalQuestions = ['request', 'cancellation', 'shortening'] as const;
