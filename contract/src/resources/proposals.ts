import { resource } from '../resource.ts';
import { proposalFields } from './proposal-fields.ts';
import { proposalMoves } from './proposal-moves.ts';

/** An offer to a client, from the draft to the project it becomes. */
export const proposals = resource('proposals', proposalFields, {
  label: 'title',
  check: ({ expected_start, expected_end }): Record<string, string> =>
    typeof expected_start === 'string' && typeof expected_end === 'string' && expected_end < expected_start
      ? { expected_end: 'before_start' }
      : {},
  list: {
    table: [
      'number',
      'title',
      'client_id',
      'status',
      'net_amount',
      'margin_percent',
      'probability',
      'valid_until',
      '-owner_id',
      '-revision',
      '-weighted_amount',
      '-gross_amount',
      '-margin',
      '-cost',
      '-total_minutes',
      '-billing_type',
      '-expected_start',
      '-expected_end',
      '-lost_reason',
      '-project_id',
      '-sent_at',
      '-decided_at',
      '-created_at',
    ],
    search: ['number', 'title', 'owner_id'],
    filters: [
      'status',
      'client_id',
      'owner_id',
      'billing_type',
      'net_amount',
      'valid_until',
      'expected_start',
      'lost_reason',
      'project_id',
      'created_at',
    ],
    sort: [
      'number',
      'title',
      'net_amount',
      'margin_percent',
      'probability',
      'status',
      'valid_until',
      'expected_start',
      'sent_at',
      'created_at',
    ],
    order: { by: 'number', dir: 'desc' },
    foundBy: { rank: 4, detail: ['number'], status: 'status' },
    total: 'kept',
  },
  form: {
    rows: [
      ['title'],
      ['client_id', 'owner_id'],
      ['currency', 'language', 'billing_type'],
      ['valid_until', 'probability'],
      ['expected_start', 'expected_end'],
      ['lines'],
      ['discount', 'tax'],
      ['costs'],
      ['presales_project_id'],
      ['terms'],
    ],
    clone: { rename: 'title', without: ['valid_until', 'probability'] },
  },
  record: {
    icon: 'file_check',
    timeline: false,
    disambiguator: 'number',
    media: {
      attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024 },
      /** Proof that the client accepted. */
      evidence: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx'], maxBytes: 10 * 1024 * 1024, right: 'decide' },
    },
  },
  access: {
    owner: { employee: 'owner_id', lead: true },
    tiers: { cost: { view: 'view_cost', update: 'update_cost', is: 'pay' } },
    extraRights: ['convert'],
    risks: { view_cost: 'critical', update_cost: 'critical', approve: 'sensitive', delete: 'sensitive' },
    grants: {
      project_manager: { '*': 'own', approve: null },
      department_manager: {
        view: 'department',
        create: 'department',
        update: 'department',
        approve: 'department',
        export: 'department',
      },
      payroll_officer: { view: 'all', update: 'all', view_cost: 'all', update_cost: 'all', export: 'all' },
    },
  },
  life: {
    touches: ['approvals', 'projects'],
    request: { facts: ['net_amount', 'margin_percent'], submit: 'submit', no: 'send_back' },
    status: {
      field: 'status',
      moves: proposalMoves,
    },
  },
});
