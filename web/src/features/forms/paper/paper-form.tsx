import type { PaperType } from '@cadre/contract/forms/index';
import { unprintableIn } from '@cadre/contract/forms/paper';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormSummary } from '../../../crud/form/form-summary.tsx';
import { useRequiredMark } from '../../../crud/form/use-required-mark.ts';
import type { Row } from '../../../fields/kind.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldId } from '../field-id.ts';
import { readingPath, writingPath } from '../form-paths.ts';
import { IssueQuestion } from '../issue-question.tsx';
import './paper-form.css';
import { usePrefill } from '../use-prefill.ts';
import { PaperFormBar, PaperGroup, PaperPreview, RestoredNotice } from './paper-form-parts.tsx';
import { type Begun, usePaperForm } from './use-paper-form.ts';
import { usePaperSave } from './use-paper-save.ts';

const PaperStaleDialog = lazy(async () => ({ default: (await import('./paper-stale-dialog.tsx')).PaperStaleDialog }));

type Props = { type: PaperType; loaded: Row | undefined } & Begun;

/** The editor of a paper: the form, and a preview next to it. */
export function PaperForm({ type, loaded, employee, draft = 1 }: Props) {
  const t = useTexts();
  const { history } = useRouter();
  const { xl: isWide } = useBreakpoint();
  const mayIssue = useScope('forms.issue') !== undefined;
  const paper = usePaperForm(type, loaded, { employee, draft });
  const save = usePaperSave(paper, (wrong) => focusFirst(wrong));
  const prefill = usePrefill(type, paper);
  const marks = useRequiredMark(paper.fields);
  const [isPreviewOnly, setPreviewOnly] = useState(false);
  const [isLoading, setAsking] = useState(false);
  usePageTitle(String(paper.form.draft.title || t(`papers.new_${type}`)));

  const pick = (id: number) => prefill.mutate(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens for an employee
  useEffect(() => {
    if (employee === undefined || loaded || paper.restoredAt !== undefined) return;
    paper.fill({ employee_id: employee });
    pick(employee);
  }, []);

  const form = {
    ...paper.form,
    // Shown immediately, including for values filled in from the employee's record.
    touched: new Set([...paper.form.touched, ...Object.keys(unprintableIn(paper.form.draft))]),
    set: (name: string, value: unknown) => {
      paper.form.set(name, value);
      if (name === 'employee_id' && typeof value === 'number') pick(value);
    },
  };
  const focusFirst = (wrong: readonly string[]) => {
    const first = paper.fields.find(({ name }) => wrong.includes(name));
    setPreviewOnly(false);
    // After the form is back on the screen.
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first.name))?.focus());
  };
  const toggle = () => {
    setPreviewOnly(!isPreviewOnly);
    window.scrollTo({ top: 0 });
  };
  const store = async () => {
    const saved = await save.store();
    if (saved && !loaded) history.replace(writingPath(type, saved.id));
  };
  const issue = async () => {
    const issued = await save.issue();
    setAsking(false);
    if (issued) history.replace(readingPath(issued.id));
  };

  return (
    <div className={`stacked paper-form ${isPreviewOnly && !isWide ? 'paper-form--preview' : ''}`}>
      <form className="stacked gap-4 paper-form__fields" noValidate onSubmit={(event) => event.preventDefault()}>
        {paper.restoredAt && <RestoredNotice at={paper.restoredAt} onDiscard={paper.discard} />}
        {save.isTried && <FormSummary form={form} onFocus={(name) => focusFirst([name])} />}
        {paper.groups.map((group) => (
          <PaperGroup key={group.name} group={group} paper={paper} form={form} marks={marks} />
        ))}
      </form>
      <PaperPreview paper={paper} isShown={isWide || isPreviewOnly} />
      <div className="line wraps gap-2 floating rounded-large sticky paper-form__foot">
        {!isWide && <Button onClick={toggle}>{isPreviewOnly ? t('papers.show_form') : t('papers.preview')}</Button>}
        <PaperFormBar
          paper={paper}
          isFilling={prefill.isPending}
          isBusy={save.isBusy || prefill.isPending}
          mayIssue={mayIssue}
          onSave={() => void store()}
          onIssue={() => setAsking(save.isReady())}
        />
      </div>
      {isLoading && <IssueQuestion paper={paper} isBusy={save.isBusy} onIssue={() => void issue()} onCancel={() => setAsking(false)} />}
      {save.stale && (
        <Suspense>
          <PaperStaleDialog paper={paper} stale={save.stale} onSettle={save.settle} />
        </Suspense>
      )}
    </div>
  );
}
