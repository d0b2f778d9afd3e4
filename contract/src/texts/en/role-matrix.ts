/** The rights of a role. */
export const roleMatrix = {
  title: 'Permissions of this role',
  search: 'Search permissions',
  no_right: 'No',
  yes: 'Yes',
  holders: 'Users with this role',
  compare: 'Compare with',
  changed: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
  legend:
    'Own: your own records. Team: your direct reports. Department: the departments you head, including those below. Branch: your branch. All: everything.',
  administrator_role: 'Administrators always keep the permissions over users and roles that are needed to restore access.',
  employee_role:
    'People with this role use self-service: their own data, the directory and general lists. It can’t be combined with other roles.',
  read_only: 'You can view this role but not change it.',
  not_held: 'You can only grant permissions you have yourself.',
  nothing_found: 'No matching permissions.',
  no_comparison: 'None',
  in_other: '{name}: {scope}',
  only_differences: 'Differences only',
  no_differences: 'Both roles have the same permissions.',
  discard: 'Discard',
  whole_area: 'All in this area',
  set_area: 'Set all permissions for {area}',
  no_holders: 'No one has this role yet.',
  all_holders: '{count, plural, one {Show # user} other {Show all # users}}',
  start_empty: 'No permissions',
  rights: '{count, plural, one {# permission} other {# permissions}}',
} as const;
