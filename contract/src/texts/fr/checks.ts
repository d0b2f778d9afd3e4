/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label} : champ obligatoire',
  not_valid: '{label} : valeur non valide',
  wrong_email: 'Format d’e-mail incorrect',
  too_short: '{min} caractères minimum',
  too_long: '{max} caractères maximum',
  too_small: '{label} : {min} au minimum',
  too_big: '{label} : {max} au maximum',
  unknown_field: '{label} : champ inconnu ou non modifiable ici',
  taken: '{label} : valeur déjà utilisée',
  cycle: '{label} : ce choix ramènerait à son point de départ',
  too_deep: '{label} : imbrication trop profonde, dix niveaux au maximum',
  missing_reference: '{label} : la fiche indiquée n’existe pas',
  not_below_minimum: '{label} : la valeur ne doit pas être inférieure au minimum',
  too_many_digits: '{label} : plus de décimales que la devise n’en admet',
  too_common: 'Ce mot de passe est trop connu ; choisissez-en un autre',
  contains_email: 'Le mot de passe ne doit pas contenir l’adresse e-mail',
  same_password: 'Le nouveau mot de passe doit être différent de l’actuel',
  role_two_is_alone: 'Le rôle Collaborateur ne peut pas être associé à un autre rôle',
  required_field: 'Champ obligatoire',
  field_not_valid: 'Le champ n’est pas valide',
  terms: 'Vous devez accepter les conditions générales',
} as const;

export const hints = {
  enter: 'Veuillez renseigner le champ « {label} »',
  select: 'Veuillez choisir une valeur pour « {label} »',
  date: 'Veuillez renseigner « {label} » au format aaaa-mm-jj',
  correct: 'Le champ « {label} » est correctement renseigné',
} as const;
