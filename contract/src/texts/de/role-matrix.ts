/** The rights of a role. */
export const roleMatrix = {
  title: 'Was diese Rolle darf',
  search: 'Rechte suchen',
  no_right: 'Nein',
  yes: 'Ja',
  holders: 'Benutzer mit dieser Rolle',
  compare: 'Vergleichen mit',
  changed: '{count, plural, one {# Änderung} other {# Änderungen}} nicht gespeichert',
  legend:
    'Eigene: nur die eigenen Datensätze. Team: direkt unterstellte Mitarbeiter. Abteilung: die selbst geleiteten Abteilungen samt den untergeordneten. Standort: der eigene Standort. Alle: alles.',
  administrator_role:
    'Administratoren behalten immer die Rechte an Benutzern und Rollen, mit denen sich der Zugang wiederherstellen lässt.',
  employee_role:
    'Wer diese Rolle hat, nutzt den Self-Service-Bereich. Sie umfasst die eigenen Daten, das Verzeichnis und einfache Listen und steht für sich allein.',
  read_only: 'Sie dürfen diese Rolle ansehen, aber nicht ändern.',
  not_held: 'Rechte, die Sie selbst nicht haben, können Sie nicht vergeben.',
  nothing_found: 'Kein Recht heißt so.',
  no_comparison: 'Keine andere Rolle',
  in_other: '{name}: {scope}',
  only_differences: 'Nur Unterschiede',
  no_differences: 'Beide Rollen haben dieselben Rechte.',
  discard: 'Verwerfen',
  whole_area: 'Ganzer Bereich',
  set_area: 'Alle Rechte im Bereich {area} setzen',
  no_holders: 'Niemand hat diese Rolle.',
  all_holders: '{count, plural, one {# Benutzer anzeigen} other {Alle # Benutzer anzeigen}}',
  start_empty: 'Keine Rechte',
  rights: '{count, plural, one {# Recht} other {# Rechte}}',
} as const;
