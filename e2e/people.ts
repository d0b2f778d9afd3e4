/** The cast of the demo company, each with the account that is theirs. */
export type Person = { name: string; email: string; password: string };

const password = 'cadre-demo-2026';

export const people = {
  /** Administrator. */
  adrian: { name: 'Adrián Velascosa', email: 'admin@example.com', password },
  /** Employee, in Delivery. */
  noa: { name: 'Noa Castellvell', email: 'employee@example.com', password },
  /** HR manager. */
  tomas: { name: 'Tomás Herreruela', email: 'hr@example.com', password },
  /** Department manager, heads Delivery. */
  marta: { name: 'Marta Quiroga', email: 'manager@example.com', password },
  /** Payroll officer. */
  lucia: { name: 'Lucía Ferrandis', email: 'payroll@example.com', password },
  /** Head of finance, and a second payroll officer after Lucía. */
  carmen: { name: 'Carmen Olmedilla', email: 'carmen.olmedilla@example.com', password },
  /** Project manager. */
  daniel: { name: 'Daniel Okonjobi', email: 'projects@example.com', password },
  /** Auditor: reads everything, changes nothing. */
  hannah: { name: 'Hannah Lindhagen', email: 'auditor@example.com', password },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;
