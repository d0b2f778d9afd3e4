import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf } from '@cadre/contract/rights';
import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { PaperFrame } from './paper-frame.tsx';

/** Says what the page is for, with the lists that this reader may take along. */
export function ExportChoices({ isUnknown = false }: { isUnknown?: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  const lists = Object.values<Resource>(resources).filter((of) => !of.partOf && rightOf(of, 'export') in permissions);
  return (
    <PaperFrame title={t('papers.exports_title')} isPrintable={false}>
      <div className="my-papers">
        {isUnknown && <Alert tone="danger">{t('papers.unknown_list')}</Alert>}
        <p className="my-papers__intro">{lists.length > 0 ? t('papers.exports_intro') : t('papers.exports_none')}</p>
        <section>
          <ul className="my-papers__list">
            {lists.map(({ name }) => (
              <li key={name}>
                <Link to="/export-pdf" search={{ type: name } as never} className="my-paper">
                  <FileDown size={20} strokeWidth={1.5} aria-hidden />
                  <span className="my-paper__title">{labels.many(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PaperFrame>
  );
}
