export const approvalSettings = {
  one: 'Genehmigungsstufe',
  many: 'Genehmigungsstufen',
  empty: 'Noch keine Stufen. Anträge gehen an die Führungskraft.',
  fields: {
    approver_kind: 'Genehmigt von',
    role_id: 'Rolle',
    user_id: 'Benutzer',
    condition_field: 'Bedingung: Feld',
    condition_op: 'Bedingung: Vergleich',
    condition_value: 'Bedingung: Wert',
    self_rule: 'Bei eigenem Antrag',
    remind_after_days: 'Erinnern nach Tagen',
    escalate_after_days: 'Weiterleiten nach Tagen',
    warning: 'Warnung',
  },
  options: {
    approver_kind: {
      manager: 'Führungskraft',
      manager_of_manager: 'Nächsthöhere Führungskraft',
      department_head: 'Abteilungsleitung',
      role: 'Rolle',
      user: 'Benutzer',
      substitute: 'Vertretung',
    },
    condition_op: {
      gt: 'Mehr als',
      gte: 'Mindestens',
      lt: 'Weniger als',
      lte: 'Höchstens',
      eq: 'Gleich',
      in: 'Einer von',
    },
    self_rule: {
      escalate: 'Nächsthöhere Führungskraft fragen',
      skip: 'Stufe überspringen',
    },
    warning: {
      role_is_empty: 'Niemand hat diese Rolle',
      user_is_blocked: 'Dieser Benutzer kann sich nicht anmelden',
      no_heads: 'Keine Abteilung hat eine Leitung',
    },
  },
} as const;
