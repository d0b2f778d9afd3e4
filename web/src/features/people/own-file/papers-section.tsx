import { forms } from '@cadre/contract/resources/forms';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OwnSection } from './own-section.tsx';
import { SectionStates } from './section-states.tsx';
import { useOwnForms } from './use-own-papers.ts';

/** Contracts and offers that were issued to oneself; each opens as paper, where it can be answered. */
export function PapersSection() {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const query = useOwnForms();
  return (
    <OwnSection section="papers">
      <SectionStates query={query} rows={1}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{t('self.no_papers')}</p>
          ) : (
            <ul className="own-list">
              {rows.map(({ id, title, type, number, status, issued_at }) => (
                <li key={id}>
                  <div className="own-list__head">
                    <span className="own-list__name">
                      {String(title)}
                      <span className="own-list__about">
                        {[labels.option('forms', 'type', String(type)), number, issued_at && format.moment(String(issued_at)).slice(0, 10)]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    <StatusBadge name="status" field={forms.fields.status} value={String(status)} />
                    <LinkButton
                      size="small"
                      variant={status === 'issued' ? 'primary' : 'plain'}
                      to={'/contract' as string}
                      search={{ id } as never}
                      aria-label={`${t(status === 'issued' ? 'self.paper_to_answer' : 'self.open_paper')}: ${title}`}
                    >
                      {t(status === 'issued' ? 'self.paper_to_answer' : 'self.open_paper')}
                    </LinkButton>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </SectionStates>
    </OwnSection>
  );
}
