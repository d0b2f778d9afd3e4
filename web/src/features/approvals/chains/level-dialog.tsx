import { type ChainSetting, chainLevel } from '@cadre/contract/calls/chains';
import type { Fields } from '@cadre/contract/fields';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { actsAlone, draftOf, factOf, isCompared, type LevelDraft, levelFrom, needsPerson } from './chains-of.ts';
import { ConditionValue } from './condition-value.tsx';

type Props = {
  model: string;
  facts: readonly string[];
  /** The level that is changed; absent: a new one. */
  setting?: ChainSetting | undefined;
  title: string;
  onSave: (level: LevelDraft) => Promise<unknown>;
  onClose: () => void;
};

const start = {
  approver_kind: 'manager',
  mode: 'any',
  self_rule: 'escalate',
  remind_after_days: 2,
  escalate_after_days: 5,
  auto_action: 'none',
  rejection_note: 'expected',
};
const rows = [
  ['approver_kind', 'mode'],
  ['role_id'],
  ['user_id'],
  ['condition_field'],
  ['condition_op', 'condition_value', 'condition_currency'],
  ['self_rule'],
  ['remind_after_days', 'escalate_after_days'],
  ['auto_action', 'auto_after_days'],
  ['rejection_note'],
  ['notify_only'],
];

/** These control how a level decides, so they are hidden for a level that only notifies. */
const informedOnly = new Set(['mode', 'remind_after_days', 'escalate_after_days', 'auto_action', 'auto_after_days', 'rejection_note']);

/** Edits the approvers and conditions of a level. Only fields that the choices so far leave open are shown. */
export function LevelDialog({ model, facts, setting, title, onSave, onClose }: Props) {
  const t = useTexts();
  const { condition_field, auto_action } = chainLevel;
  const fields: Fields = {
    ...chainLevel,
    condition_field: { ...condition_field, options: facts },
    auto_action: { ...auto_action, options: auto_action.options.filter((one) => one !== 'approve' || !needsPerson(model)) },
  };
  const form = useCallForm({
    fields,
    rows,
    start: { ...(setting ? draftOf(setting) : start), model },
    kinds: { condition_value: { Input: ConditionValue } },
    check: (draft) => approvalSettings.check?.(levelFrom(model, draft)) ?? {},
  });
  const { draft } = form.form;
  const isShown = (name: string): boolean => {
    if (name === 'role_id') return draft.approver_kind === 'role';
    if (name === 'user_id') return draft.approver_kind === 'user';
    if (name === 'condition_field') return facts.length > 0;
    if (name === 'condition_currency') return factOf(model, draft.condition_field)?.kind === 'money';
    if (informedOnly.has(name) && draft.notify_only) return false;
    if (name === 'auto_after_days') return actsAlone(draft);
    if (name === 'condition_value') return Boolean(draft.condition_field);
    return name !== 'condition_op' || isCompared(factOf(model, draft.condition_field));
  };
  const shown = form.rows.map((row) => row.filter(({ name }) => isShown(name))).filter((row) => row.length > 0);
  const save = async () => {
    if (await form.submit(() => onSave(levelFrom(model, draft)).catch(unplaced))) onClose();
  };
  return (
    <Modal
      title={title}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <CallFields of={{ ...form, rows: shown }} row={setting as Row | undefined} />
      {isShown('condition_currency') && <p className="muted">{t('chains.other_currency')}</p>}
    </Modal>
  );
}

/** Field names from the server include the level's index; this form has only one level. */
function unplaced(problem: unknown): never {
  if (!(problem instanceof ApiProblem) || !problem.hasFields) throw problem;
  const fields = Object.fromEntries(Object.entries(problem.fields).map(([name, message]) => [name.replace(/^levels\.\d+\./, ''), message]));
  throw new ApiProblem(problem.status, problem.message, { ...(problem.body as object), fields });
}
