import { ChevronDown, ListFilter, X } from 'lucide-react';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import type { Page } from '../../page.ts';
import { useOneRow } from '../use-one-row.ts';
import { filterFields } from './filter-fields.ts';
import { FilterList } from './filter-list.tsx';

/** One chip per filter, in one row; a chip with a value shows it and can be cleared. Chips without room move into a popup. */
export function FilterBar({ page }: { page: Page }) {
  const t = useTexts();
  const labels = useLabels();
  const { list, filter, clear } = page.address;
  const fields = filterFields(page);
  const { box, away } = useOneRow((name) => list.filters[name] !== undefined);
  if (fields.length === 0) return null;
  const isNarrowed = Object.keys(list.filters).length > 0;
  return (
    <div ref={box} className="line wraps relative filter-bar not-printed">
      {fields.map(({ name, field, Filter, Chosen }) => {
        const value = list.filters[name];
        const label = labels.field(page.resource.name, name);
        return (
          <span
            key={name}
            data-chip={name}
            className={`meta-type chip edged ${value === undefined ? '' : 'chip--on'} ${away.includes(name) ? 'chip--away' : ''}`}
          >
            <Popup
              isBare
              className="chip__button"
              label={label}
              button={
                <>
                  {label}
                  {value === undefined ? (
                    <ChevronDown size={14} aria-hidden />
                  ) : (
                    <span className="cut medium ink chip__value">
                      <Chosen name={name} field={field} value={value} />
                    </span>
                  )}
                </>
              }
            >
              {() => (
                <div className="filter-panel">
                  <Filter name={name} field={field} value={value} onChange={(next) => filter(name, next)} />
                </div>
              )}
            </Popup>
            {value !== undefined && (
              <button
                type="button"
                className="quiet middle chip__remove"
                aria-label={t('lists.remove_filter', { what: label })}
                onClick={() => filter(name, undefined)}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </span>
        );
      })}
      {away.length > 0 && (
        <span className="meta-type chip">
          <Popup
            isBare
            className="chip__button"
            label={t('lists.more_filters')}
            button={
              <>
                <ListFilter size={14} aria-hidden />
                {t('lists.more_filters')}
              </>
            }
          >
            {() => (
              <div className="filter-panel filter-panel--rest">
                <FilterList page={page} fields={fields.filter(({ name }) => away.includes(name))} />
              </div>
            )}
          </Popup>
        </span>
      )}
      {isNarrowed && <TextButton onClick={clear}>{t('lists.clear_filters')}</TextButton>}
    </div>
  );
}
