import { answers, boolean, choice, date, longText, moment, reference, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { resource } from '../resource.ts';

const name = text({ required: true, min: 2, max: 120 });
const note = longText({ max: 500 });
const answered_on = date({ required: true });
const into = { name: 'answered_by', note: 'answer_note' };

/** Contracts and job offers: drafts that become numbered, unchangeable papers when they are issued. */
export const forms = resource(
  'forms',
  {
    type: choice({ options: ['contract', 'job_offer'], initial: 'contract', required: true }),
    number: text({ readonly: true }),
    title: text({ required: true, min: 2, max: 120 }),
    /** The employee it is for; a candidate has no record yet. */
    employee_id: reference('employees'),
    language: choice({ options: languages, initial: 'en', required: true }),
    answers: answers({ required: true, inside: true }),
    status: choice({
      options: ['draft', 'issued', 'accepted', 'declined', 'withdrawn'],
      tones: { issued: 'blue', accepted: 'green', declined: 'pink', withdrawn: 'ended' },
      readonly: true,
    }),
    issued_at: moment({ readonly: true }),
    /** SHA-256 of the issued file. */
    file_hash: text({ readonly: true }),
    answered_at: moment({ readonly: true }),
    /** The name that was typed to accept or decline. */
    answered_by: text({ readonly: true }),
    answer_note: text({ readonly: true, inside: true }),
  },
  {
    label: 'title',
    list: {
      table: ['title', 'number', 'type', 'employee_id', 'status', 'language', 'issued_at', '-answered_at', '-updated_at'],
      search: ['employee_id', 'title', 'number'],
      filters: ['type', 'status', 'employee_id', 'language', 'issued_at'],
      sort: ['title', 'number', 'type', 'status', 'issued_at', 'updated_at'],
      order: { by: 'updated_at', dir: 'desc' },
    },
    form: {
      rows: [['type', 'language'], ['title'], ['employee_id']],
    },
    record: {
      icon: 'file_pen',
      timeline: {
        kind: 'form',
        title: 'title',
        tab: 'documents',
        events: [
          { event: 'issued', at: 'issued_at' },
          { event: 'accepted', at: 'answered_at', in: ['accepted'] },
          { event: 'declined', at: 'answered_at', in: ['declined'] },
          { event: 'withdrawn', at: 'updated_at', in: ['withdrawn'] },
        ],
      },
      /** The copy that a candidate signed by hand. */
      media: { signed: { types: ['pdf', 'png', 'jpeg'], maxBytes: 10 * 1024 * 1024, right: 'issue', single: true } },
    },
    access: {
      risks: { view: 'critical', issue: 'critical' },
      grants: { everyone: { view: 'own' }, hr_manager: 'all', payroll_officer: { view: 'all' } },
      owner: { employee: 'employee_id' },
      ownerSeesOnly: { field: 'status', only: ['issued', 'accepted', 'declined', 'withdrawn'] },
      extraRights: ['issue'],
      guarded: 'pay',
    },
    life: {
      onPurge: 'erase',
      touches: ['documents'],
      status: {
        field: 'status',
        moves: {
          accept: {
            from: ['issued'],
            to: 'accepted',
            right: 'view',
            byOwnerOnly: true,
            input: { name, terms: boolean(), note },
            into,
            stamps: 'answered_at',
          },
          decline: {
            from: ['issued'],
            to: 'declined',
            right: 'view',
            byOwnerOnly: true,
            danger: true,
            input: { name, note },
            into,
            stamps: 'answered_at',
          },
          /** A candidate has no account: who issued the offer records the answer, with the day and the signed paper. */
          record_acceptance: { from: ['issued'], to: 'accepted', right: 'issue', input: { name, answered_on, note }, into },
          record_refusal: { from: ['issued'], to: 'declined', right: 'issue', danger: true, input: { name, answered_on, note }, into },
          withdraw: { from: ['issued'], to: 'withdrawn', right: 'issue', danger: true, notifies: { owner: 'form_withdrawn' } },
        },
      },
    },
  },
);
