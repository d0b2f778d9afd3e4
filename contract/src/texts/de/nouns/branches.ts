import type { NounWords } from '../../nouns.ts';

export const branches: NounWords<'branches'> = {
  one: 'Standort',
  many: 'Standorte',
  empty: 'Noch keine Standorte. Ein Standort legt Zeitzone, Währung und Feiertage fest.',
  fields: {
    head_id: 'Standortleitung',
    address: 'Adresse',
    employer_name: 'Arbeitgeber in Verträgen',
    employer_registration_no: 'Registernr.',
    employer_tax_no: 'Steuernummer',
    representative_name: 'Vertreten durch',
    representative_title: 'Funktion der Vertretung',
    weekly_hours: 'Wochenstunden',
    working_days: 'Arbeitstage',
    payments_per_year: 'Zahlungen pro Jahr',
    leave_days: 'Urlaubstage pro Jahr',
    probation_months: 'Probezeit (Monate)',
    notice_period: 'Kündigungsfrist',
    notice_unit: 'Einheit der Kündigungsfrist',
  },
  options: {
    working_days: {
      monday_to_friday: 'Montag bis Freitag',
      monday_to_saturday: 'Montag bis Samstag',
      sunday_to_thursday: 'Sonntag bis Donnerstag',
      by_roster: 'Nach Dienstplan',
    },
    notice_unit: { days: 'Tage', weeks: 'Wochen', months: 'Monate' },
  },
};
