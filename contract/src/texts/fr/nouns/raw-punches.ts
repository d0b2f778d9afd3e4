export const rawPunches = {
  one: 'pointage reçu',
  many: 'pointages reçus',
  empty: 'Rien n’a été reçu.',
  fields: {
    sent_time: 'Heure transmise',
    occurred_at: 'Moment',
    received_at: 'Réception',
    verify_code: 'Vérifié par (code)',
    workcode: 'Code d’activité',
    raw_line: 'Tel que transmis',
    outcome_reason: 'Raison',
    batch_id: 'Transmission',
  },
  options: {
    source: { device: 'Appareil', file: 'Fichier', sync: 'Programme' },
    outcome: { accepted: 'Compté', quarantined: 'Mis de côté', rejected: 'Illisible', ignored: 'Ignoré' },
    outcome_reason: {
      unknown_pin: 'Personne n’a ce numéro',
      clock: 'Heure impossible',
      too_old: 'Trop ancien',
      not_readable: 'Illisible',
      no_pin: 'Sans numéro',
      not_employed: 'Hors contrat ce jour-là',
      dismissed: 'Écarté à la main',
      undone: 'L’import a été annulé',
    },
  },
} as const;
