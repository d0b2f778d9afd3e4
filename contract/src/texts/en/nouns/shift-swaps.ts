export const shiftSwaps = {
  one: 'shift swap',
  many: 'shift swaps',
  kind: 'Shift swaps',
  empty: 'No shift swaps yet.',
  fields: {
    month_schedule_id: 'Roster',
    from_date: 'Shift on',
    shift_id: 'Shift given',
    to_employee_id: 'Colleague',
    to_date: 'In return on',
    to_shift_id: 'Shift in return',
    starts_at: 'First shift starts',
    agreed_at: 'Agreed',
    to_user_id: 'Colleague’s account',
  },
  options: {
    status: {
      asked: 'Waiting for the colleague',
      agreed: 'Waiting for the planner',
      approved: 'Approved',
      refused: 'Refused',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
    },
  },
  moves: {
    agree: 'Agree',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    approve: 'Approve',
    reject: 'Reject',
  },
  moveHints: {
    approve: 'The roster changes for both at once.',
    reject: 'Both see your reason; the roster stays as it is.',
  },
} as const;
