/** The rights of a role. */
export const roleMatrix = {
  title: 'What this role may do',
  search: 'Search rights',
  no_right: 'No',
  yes: 'Yes',
  holders: 'Users with this role',
  compare: 'Compare with',
  changed: '{count, plural, one {# change} other {# changes}} not saved',
  legend:
    'Own: only one’s own records. Team: direct reports. Department: the departments one heads, with those below. Branch: one’s own branch. All: everything.',
  administrator_role: 'Administrators always keep the rights over users and roles with which access can be repaired.',
  employee_role:
    'Who holds this role uses the self-service area. It reaches one’s own data, the directory and plain lists, and stands alone.',
  read_only: 'You may look at this role but not change it.',
  not_held: 'Rights that you do not hold yourself cannot be granted.',
  nothing_found: 'No right is called this.',
  no_comparison: 'No other role',
  in_other: '{name}: {scope}',
  only_differences: 'Only differences',
  no_differences: 'Both roles hold the same rights.',
  discard: 'Discard',
  whole_area: 'Whole area',
  set_area: 'Set every right of {area}',
  no_holders: 'Nobody holds this role.',
  all_holders: '{count, plural, one {Show # user} other {Show all # users}}',
  start_empty: 'No rights',
  rights: '{count, plural, one {# right} other {# rights}}',
} as const;
