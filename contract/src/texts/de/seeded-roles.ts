/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: 'Administrator', description: 'Verwaltet das System: alles außer Gehältern.' },
  employee: { name: 'Mitarbeiter', description: 'Nutzt den Self-Service-Bereich.' },
  hr_manager: { name: 'Personalleitung', description: 'Verantwortlich für Personal, Organisation und Urlaub.' },
  department_manager: { name: 'Abteilungsleitung', description: 'Leitet eine Abteilung samt Unterabteilungen; sieht keine Gehälter.' },
  payroll_officer: { name: 'Lohnbuchhaltung', description: 'Berechnet und zahlt Gehälter.' },
  hr_officer: { name: 'Personalsachbearbeitung', description: 'Pflegt Personaldaten und Feiertage.' },
  project_manager: { name: 'Projektleitung', description: 'Leitet Projekte und ihre Teams.' },
  attendance_officer: { name: 'Zeitwirtschaft', description: 'Pflegt Anwesenheit und Dienstpläne.' },
  auditor: { name: 'Revision', description: 'Liest alles außer Gehältern und ändert nichts.' },
} as const;
