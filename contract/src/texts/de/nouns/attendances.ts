import type { NounWords } from '../../nouns.ts';

export const attendances: NounWords<'attendances'> = {
  one: 'Stempelung',
  many: 'Anwesenheiten',
  empty: 'Keine Stempelungen in diesem Zeitraum. Prüfen Sie, ob die Geräte online sind.',
  fields: {
    created_at: 'Uhrzeit',
    local_time: 'Ortszeit',
    work_date: 'Arbeitstag',
    direction_origin: 'Herkunft der Richtung',
    state: 'Status',
    flag: 'Kennzeichen',
    recorded_at: 'Erfasst',
    voided_at: 'Storniert',
    void_reason: 'Stornogrund',
  },
  options: {
    action: {
      in: 'Kommen',
      out: 'Gehen',
      break_out: 'Pausenbeginn',
      break_in: 'Pausenende',
      ot_in: 'Überstundenbeginn',
      ot_out: 'Überstundenende',
    },
    source: {
      web: 'Web',
      kiosk: 'Empfang',
      device: 'Gerät',
      file: 'Datei',
      sync: 'Abgleichprogramm',
      manual: 'Manuell',
      correction: 'Korrektur',
    },
    direction_origin: { said: 'Person', device: 'Gerät', derived: 'Reihenfolge der Stempelungen' },
    state: { counted: 'Gezählt', double_tap: 'Doppelt gestempelt', evidence: 'Zwischenstempelung', voided: 'Storniert' },
    flag: { ambiguous_time: 'Doppelte Stunde', moved_by_clock_change: 'Übersprungene Stunde', clock_drift: 'Uhrabweichung' },
  },
  moves: { void: 'Stornieren' },
  moveHints: { void: 'Sie bleibt in der Liste, zählt aber nicht mehr; der Tag wird neu berechnet.' },
};
