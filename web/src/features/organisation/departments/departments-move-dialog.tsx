import { departments } from '@cadre/contract/resources/departments';
import { useState } from 'react';
import { useSave } from '../../../crud/record/use-write.ts';
import type { Row } from '../../../fields/kind.ts';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { newParents, topLevel } from './departments-new-parents.ts';
import { pathTo } from './departments-tree.ts';
import { useDepartmentTree } from './use-department-tree.ts';

type Props = { department: Row; onClose: () => void };

/** Moves a department below another one, with everything in it. A server error is shown at the field. */
export function DepartmentsMoveDialog({ department, onClose }: Props) {
  const t = useTexts();
  const { data: tree = [], refetch, isPending } = useDepartmentTree();
  const save = useSave(departments);
  const [chosen, setChosen] = useState<number>();
  const path = pathTo(tree, department.id);
  const current = path.at(-2)?.id ?? topLevel;
  const parent = chosen ?? current;

  const move = async () => {
    const version = path.at(-1)?.version ?? department.version ?? 1;
    try {
      await save.mutateAsync({ kind: 'edit', id: department.id, version, body: { parent_id: parent === topLevel ? null : parent } });
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'stale') await refetch();
    }
  };
  const complaint = complaintOf(save.error);
  return (
    <Modal
      open
      title={t('departmentTree.move_title', { name: String(department.name) })}
      okText={t('departmentTree.move')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: parent === current, loading: save.isPending }}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <Stack>
        <p>{t('departmentTree.move_text')}</p>
        <Field label={t('departmentTree.new_parent')} complaint={complaint}>
          {(control) => (
            <LazyPickInput
              {...control}
              value={parent}
              options={newParents(tree, department.id, t('departmentTree.top_level'))}
              clearable={false}
              loading={isPending}
              onChange={(next) => setChosen(Number(next))}
            />
          )}
        </Field>
      </Stack>
    </Modal>
  );
}

/** The server's error about the new parent; all other errors are shown by the global message. */
function complaintOf(problem: Error | null): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined;
  const said = Object.values(problem.fields).flat();
  if (said.length > 0) return said.join(' ');
  return problem.code === 'stale' ? problem.message : undefined;
}
