export const permissions = {
  one: 'Berechtigung',
  many: 'Berechtigungen',
  empty: 'Keine Berechtigungen',
  fields: { resource: 'Bereich', scopable: 'Mit Geltungsbereich', risk: 'Risiko', roles_count: 'Rollen' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensibel', critical: 'Kritisch' } },
} as const;
