/** The rights of a role. */
export const roleMatrix = {
  title: 'Berechtigungen dieser Rolle',
  search: 'Berechtigungen suchen',
  no_right: 'Nein',
  yes: 'Ja',
  holders: 'Benutzer mit dieser Rolle',
  compare: 'Vergleichen mit',
  changed: '{count, plural, one {# Änderung} other {# Änderungen}} nicht gespeichert',
  legend:
    'Eigene: nur die eigenen Datensätze. Team: direkt unterstellte Mitarbeiter. Abteilung: die selbst geleiteten Abteilungen samt den untergeordneten. Standort: der eigene Standort. Alle: alles.',
  administrator_role:
    'Administratoren behalten immer die Berechtigungen für Benutzer und Rollen, mit denen sich der Zugang wiederherstellen lässt.',
  employee_role:
    'Wer diese Rolle hat, nutzt den Self-Service: eigene Daten, Verzeichnis und allgemeine Listen. Sie lässt sich nicht mit anderen Rollen kombinieren.',
  read_only: 'Sie dürfen diese Rolle ansehen, aber nicht ändern.',
  not_held: 'Sie können nur Berechtigungen vergeben, die Sie selbst haben.',
  nothing_found: 'Keine passenden Berechtigungen.',
  no_comparison: 'Keine',
  in_other: '{name}: {scope}',
  only_differences: 'Nur Unterschiede',
  no_differences: 'Beide Rollen haben dieselben Berechtigungen.',
  save_title: 'Änderungen an {name} speichern?',
  gains: 'Neue oder erweiterte Berechtigungen',
  losses: 'Entzogene oder eingeschränkte Berechtigungen',
  discard: 'Verwerfen',
  whole_area: 'Ganzer Bereich',
  nothing_granted: 'Diese Rolle hat in diesem Bereich noch keine Berechtigungen.',
  area_hint:
    'Ändert, wie weit die vergebenen Berechtigungen reichen. Als sensibel oder kritisch markierte Berechtigungen bleiben unverändert.',
  set_area: 'Alle Berechtigungen im Bereich {area} setzen',
  no_holders: 'Noch niemand hat diese Rolle.',
  all_holders: '{count, plural, one {# Benutzer anzeigen} other {Alle # Benutzer anzeigen}}',
  all_of_many_holders: 'Alle Benutzer anzeigen',
  start_empty: 'Keine Berechtigungen',
  name_stays: 'Eine vordefinierte Rolle behält ihren Namen.',
  rights: '{count, plural, one {# Berechtigung} other {# Berechtigungen}}',
} as const;
