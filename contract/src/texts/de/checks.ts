/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label} ist erforderlich',
  not_valid: '{label} ist ungültig',
  wrong_email: 'Ungültiges E-Mail-Format',
  too_short: 'Mindestens {min} Zeichen',
  too_long: 'Höchstens {max} Zeichen',
  too_small: '{label} muss mindestens {min} sein',
  too_big: '{label} darf höchstens {max} sein',
  unknown_field: '{label} ist hier kein Feld oder darf nicht gesetzt werden',
  taken: '{label} ist bereits vergeben',
  cycle: '{label} würde auf sich selbst zurückführen',
  too_deep: '{label} ist zu tief verschachtelt; höchstens zehn Ebenen sind möglich',
  missing_reference: '{label} verweist auf einen Datensatz, den es nicht gibt',
  not_below_minimum: '{label} darf nicht unter dem Minimum liegen',
  too_many_digits: '{label} hat mehr Stellen, als die Währung erlaubt',
  too_common: 'Dieses Passwort ist zu bekannt; wählen Sie ein anderes',
  contains_email: 'Das Passwort darf die E-Mail-Adresse nicht enthalten',
  same_password: 'Das neue Passwort muss sich vom aktuellen unterscheiden',
  role_two_is_alone: 'Die Rolle Mitarbeiter lässt sich nicht mit einer anderen Rolle verbinden',
  required_field: 'Pflichtfeld',
  field_not_valid: 'Das Feld ist ungültig',
  terms: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
} as const;

export const hints = {
  enter: 'Bitte {label} eingeben',
  select: 'Bitte {label} auswählen',
  date: 'Bitte {label} im Format JJJJ-MM-TT eingeben',
  correct: '{label} ist korrekt ausgefüllt',
} as const;
