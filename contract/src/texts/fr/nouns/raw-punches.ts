export const rawPunches = {
  one: 'pointage reçu',
  many: 'pointages reçus',
  empty: 'Aucun pointage reçu',
  fields: {
    sent_time: 'Heure de l’appareil',
    occurred_at: 'Moment',
    received_at: 'Réception',
    verify_code: 'Vérifié par (code)',
    workcode: 'Code d’activité',
    raw_line: 'Données brutes',
    outcome_reason: 'Motif',
    batch_id: 'Envoi',
  },
  options: {
    source: { device: 'Appareil', file: 'Fichier', sync: 'Programme de synchronisation' },
    outcome: { accepted: 'Compté', quarantined: 'En quarantaine', rejected: 'Illisible', ignored: 'Ignoré' },
    outcome_reason: {
      unknown_pin: 'Identifiant inconnu',
      clock: 'Heure invraisemblable',
      too_old: 'Trop ancien',
      not_readable: 'Illisible',
      no_pin: 'Sans identifiant',
      not_employed: 'Hors contrat ce jour-là',
      dismissed: 'Écarté manuellement',
      undone: 'L’import a été annulé',
    },
  },
} as const;
