/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: 'Invited',
    active: 'Active',
    suspended: 'Suspended',
    onboarding: 'Onboarding',
    on_notice: 'On notice',
    terminated: 'Ended',
  },
  portion: { full: 'Whole day', am: 'Morning', pm: 'Afternoon' },
  employment_type: { full_time: 'Full time', part_time: 'Part time', contractor: 'Contractor', intern: 'Intern', temporary: 'Temporary' },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: 'Normal', sensitive: 'Sensitive', critical: 'Critical' },
  action: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    status: 'Status changed',
    login: 'Signed in',
    login_failed: 'Sign-in failed',
    logout: 'Signed out',
    export: 'Exported',
    view_sensitive: 'Viewed',
    permission_change: 'Rights changed',
  },
  via: { web: 'Web', job: 'Background job', command: 'Command' },
  scope: { own: 'Own', team: 'Team', department: 'Department', branch: 'Branch', all: 'All' },
  weekday: { '1': 'Monday', '2': 'Tuesday', '3': 'Wednesday', '4': 'Thursday', '5': 'Friday', '6': 'Saturday', '7': 'Sunday' },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: 'Suspend', reactivate: 'Reactivate', activate: 'Activate' } as const;

/** Names of rights' actions. */
export const actions = {
  view: 'View',
  view_directory: 'View the directory',
  create: 'Create',
  update: 'Change',
  delete: 'Delete',
  export: 'Export',
  suspend: 'Suspend',
  reset_password: 'Reset passwords',
  assign_roles: 'Assign roles',
  update_picture: 'Change the picture',
  view_band: 'View salary bands',
  update_band: 'Change salary bands',
  view_trace: 'View address and browser',
} as const;
