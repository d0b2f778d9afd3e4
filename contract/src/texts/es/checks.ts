/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label}: campo obligatorio',
  not_valid: '{label}: valor no válido',
  wrong_email: 'Formato de correo electrónico incorrecto',
  too_short: 'Mínimo {min} caracteres',
  too_long: 'Máximo {max} caracteres',
  too_small: '{label}: el mínimo es {min}',
  too_big: '{label}: el máximo es {max}',
  unknown_field: '{label}: campo desconocido o no modificable aquí',
  taken: '{label}: este valor ya está en uso',
  cycle: '{label}: esta elección llevaría de vuelta al mismo registro',
  too_deep: '{label}: demasiados niveles; el límite es diez',
  missing_reference: '{label}: el registro indicado no existe',
  not_below_minimum: '{label}: el valor no puede ser inferior al mínimo',
  too_many_digits: '{label}: más decimales de los que admite la moneda',
  too_common: 'Esta contraseña es demasiado conocida; elija otra',
  contains_email: 'La contraseña no puede contener el correo electrónico',
  same_password: 'La contraseña nueva debe ser distinta de la actual',
  role_two_is_alone: 'El rol Empleado no se puede combinar con otro rol',
  required_field: 'Campo obligatorio',
  field_not_valid: 'El campo no es válido',
  terms: 'Debe aceptar los términos y condiciones',
} as const;

export const hints = {
  enter: 'Rellene el campo «{label}»',
  select: 'Seleccione un valor para «{label}»',
  date: 'Rellene «{label}» con el formato aaaa-mm-dd',
  correct: 'El campo «{label}» es correcto',
} as const;
