import { Alert } from '../../ui/feedback/alert.tsx';

type Finding = { field: string; code: string; sentence: string; blocks: boolean };

/** Findings that block a request, and those that are only a notice. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ field, code, sentence, blocks }) => (
    <Alert key={`${field}-${code}`} tone={blocks ? 'danger' : 'warning'} takesFocus={false}>
      {sentence}
    </Alert>
  ));
