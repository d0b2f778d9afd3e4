import type { PayFact } from '@cadre/contract/pay-facts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

export type Changed = { employee: { id: number; name: string }; facts: readonly PayFact[] };

/** The people whose facts changed since the approval, if that is why publishing was refused. */
export const changedIn = (error: Error): readonly Changed[] | undefined =>
  error instanceof ApiProblem && error.code === 'payslips_have_changed' ? (error.body as { people: readonly Changed[] }).people : undefined;

type Props = { people: readonly Changed[]; isBusy: boolean; onPublish: () => void; onClose: () => void };

/** Before payslips are published that would come out differently now. */
export function ChangedFactsDialog({ people, isBusy, onPublish, onClose }: Props) {
  const t = useTexts();
  return (
    <Modal
      title={t('payroll.release_changed.title')}
      okText={t('payroll.release_changed.anyway')}
      okButtonProps={{ loading: isBusy }}
      onOk={onPublish}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{t('payroll.release_changed.text')}</p>
        <Stack as="ul" gap={0}>
          {people.map(({ employee, facts }) => (
            <li key={employee.id}>
              {t('common.labelled', { label: employee.name, value: facts.map((fact) => t(`payroll.facts.${fact}`)).join(', ') })}
            </li>
          ))}
        </Stack>
      </Stack>
    </Modal>
  );
}
