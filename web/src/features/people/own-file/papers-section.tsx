import { forms } from '@cadre/contract/resources/forms';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { OwnSection } from './own-section.tsx';
import { useOwnForms } from './use-own-papers.ts';

/** Contracts and offers that were issued to oneself; each opens as paper, where it can be answered. */
export function PapersSection() {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const query = useOwnForms();
  return (
    <OwnSection section="papers">
      {query.data?.length === 0 && <p className="muted">{t('self.no_papers')}</p>}
      <QueryStates query={query} rows={1}>
        {(rows) => (
          <Stack as="ul" gap={3} hasLines>
            {rows.map(({ id, title, type, number, status, issued_at }) => (
              <Cluster as="li" key={id} justify="between">
                <Stack gap={0}>
                  <strong>{String(title)}</strong>
                  <span className="muted">
                    {[labels.option('forms', 'type', String(type)), number, issued_at && format.date(format.dayOf(String(issued_at)))]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Stack>
                <Cluster>
                  <StatusBadge name="status" field={forms.fields.status} value={String(status)} />
                  <LinkButton
                    size="small"
                    variant={status === 'issued' ? 'primary' : 'plain'}
                    to="/contract"
                    search={{ id: String(id) }}
                    aria-label={`${t(status === 'issued' ? 'self.paper_to_answer' : 'self.open_paper')}: ${title}`}
                  >
                    {t(status === 'issued' ? 'self.paper_to_answer' : 'self.open_paper')}
                  </LinkButton>
                </Cluster>
              </Cluster>
            ))}
          </Stack>
        )}
      </QueryStates>
    </OwnSection>
  );
}
