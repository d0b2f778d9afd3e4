import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DraftOffer } from '../../../crud/form/draft-offer.tsx';
import { LeaveQuestion } from '../../../crud/form/leave-question.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Steps } from '../../../ui/layout/steps.tsx';
import { useProposedManager } from '../manager/use-proposed-manager.ts';
import { profilePath } from '../profile-path.ts';
import { type Access, accessAtFirst, grantAccess } from './access.ts';
import { AccessStep } from './access-step.tsx';
import { FieldRows, fieldId } from './field-rows.tsx';
import { ReviewStep } from './review-step.tsx';
import { SamePersonHint } from './same-person-hint.tsx';
import { type Step, stepAfter, stepOf, steps } from './steps.ts';
import { useNewEmployee } from './use-new-employee.ts';

/** Four steps to a new employee; nothing is written before the last one. */
export function NewEmployeeForm() {
  const t = useTexts();
  const labels = useLabels();
  const messages = useMessages();
  const navigate = useNavigate();
  const person = useNewEmployee();
  const mayInvite = useScope('users.create') !== undefined;
  const [access, setAccess] = useState<Access>(() => accessAtFirst(mayInvite));
  const [step, setStep] = useState<Step>('person');
  const isDone = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { rows, form } = person;
  useProposedManager(form);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step announces itself; the first one is announced by the page
  useEffect(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  const wrongIn = (place: Step) => {
    const requested = place === 'person' ? [...rows.person, ...rows.more] : place === 'employment' ? rows.employment : [];
    const names = requested.flat().map(({ name }) => name);
    form.touch(names);
    return names.filter((name) => form.complaints[name]);
  };
  // After the step has been rendered; a folded section is opened first.
  const focus = (name: string) =>
    setTimeout(() => {
      const input = document.getElementById(fieldId(name));
      input?.closest('details')?.setAttribute('open', '');
      input?.focus();
    });

  const finish = async () => {
    const { made, refused } = await person.create();
    if (!made) {
      const [first] = refused ?? [];
      if (first) {
        setStep(stepOf(first));
        focus(first);
      }
      return;
    }
    isDone.current = true;
    const wrong = await grantAccess(made, access, (type) => labels.option('documents', 'type', type));
    if (wrong.length > 0) messages.error(t('people.create.half_done', { name: String(made.name), error: wrong.join(' ') }));
    void navigate({ to: profilePath(made.id), search: { welcome: '1' }, replace: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = wrongIn(step);
    if (wrong) return focus(wrong);
    if (step === 'review') void finish();
    else setStep(stepAfter(step, 1));
  };
  return (
    <form className="new-employee" noValidate onSubmit={onSubmit}>
      <Card
        isFooterSticky
        footer={
          <>
            {step !== 'person' && <Button onClick={() => setStep(stepAfter(step, -1))}>{t('people.bulk.back')}</Button>}
            <Button variant="primary" type="submit" isBusy={person.isSaving}>
              {step === 'review' ? t('people.create.create') : t('people.create.next')}
            </Button>
          </>
        }
      >
        <Steps
          label={t('people.create.steps')}
          steps={steps.map((name) => ({ name, text: t(`people.create.${name}`) }))}
          current={step}
          doneText={t('imports.step_is_done')}
          onGo={setStep}
        />
        <h2 ref={title} tabIndex={-1} className="visually-hidden">
          {t(`people.create.${step}`)}
          <span>{t('people.create.step', { at: steps.indexOf(step) + 1, of: steps.length })}</span>
        </h2>
        {person.kept && <DraftOffer at={person.kept.at} onRestore={person.restore} onDiscard={person.forget} />}
        {step === 'person' && (
          <>
            <FieldRows rows={rows.person} form={form} />
            <SamePersonHint draft={form.draft} />
            {rows.more.length > 0 && (
              <details>
                <summary>{t('people.create.more')}</summary>
                <FieldRows rows={rows.more} form={form} />
              </details>
            )}
          </>
        )}
        {step === 'employment' && <FieldRows rows={rows.employment} form={form} />}
        {step === 'access' && <AccessStep access={access} onChange={setAccess} />}
        {step === 'review' && <ReviewStep person={person} access={access} onGo={setStep} />}
      </Card>
      <LeaveQuestion isDirty={() => form.isDirty && !isDone.current} onLeave={person.forget} />
    </form>
  );
}
