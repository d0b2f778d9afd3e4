import type { NounWords } from '../../nouns.ts';

export const rawPunches: NounWords<'raw-punches'> = {
  one: 'pointage reçu',
  many: 'pointages reçus',
  a: 'un pointage reçu',
  the: 'le pointage reçu',
  all: 'Tous les pointages reçus',
  empty: 'Aucun pointage reçu',
  fields: {
    sent_time: 'Heure de l’appareil',
    occurred_at: 'Pointé le',
    received_at: 'Reçu le',
    verify_code: 'Code de vérification',
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
      other_name: 'Autre nom sur l’appareil',
      duplicate: 'Doublon',
      dismissed: 'Écarté manuellement',
      undone: 'Import annulé',
    },
  },
};
