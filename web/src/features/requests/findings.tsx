import { Alert } from '../../ui/alert.tsx';

type Finding = { field: string; code: string; sentence: string; blocks: boolean };

/** What speaks against a request, and what only has to be known. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ field, code, sentence, blocks }) => (
    <Alert key={`${field}-${code}`} tone={blocks ? 'danger' : 'warning'} takesFocus={false}>
      {sentence}
    </Alert>
  ));
