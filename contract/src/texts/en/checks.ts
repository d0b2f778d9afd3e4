/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label} is required',
  not_valid: '{label} is not valid',
  wrong_email: 'Wrong email format',
  too_short: 'Minimum {min} symbols',
  too_long: 'Maximum {max} symbols',
  too_small: '{label} must be at least {min}',
  too_big: '{label} must be at most {max}',
  unknown_field: '{label} is not a field here or may not be set',
  taken: '{label} is already in use',
  cycle: '{label} would lead back to itself',
  too_deep: '{label} is nested too deeply; ten levels are the limit',
  missing_reference: '{label} names a record that does not exist',
  not_below_minimum: '{label} must not be below the minimum',
  before_hire: '{label} must not be before the day of hiring',
  before_start: '{label} must not be before the beginning',
  outside_employment: '{label} is outside the employment',
  too_many_digits: '{label} has more digits than its currency allows',
  too_common: 'This password is too well known; choose another one',
  contains_email: 'The password must not contain the email address',
  same_password: 'The new password must differ from the current one',
  role_two_is_alone: 'The role Employee cannot be combined with another role',
  required_field: 'Required field',
  field_not_valid: 'Field is not valid',
  terms: 'Accepting terms & conditions are required',
} as const;

export const hints = {
  enter: 'Please enter {label}',
  select: 'Please select {label}',
  date: 'Please enter {label} in yyyy-mm-dd format',
  correct: '{label} was entered correct',
} as const;
