import { pages } from '@cadre/contract/pages';
import { customFields } from '@cadre/contract/resources/custom-fields';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLabels } from '../../../fields/labels.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { moved, toggled } from './columns.ts';
import type { Columns } from './use-columns.ts';

const isCustom = (name: string): boolean => (customFields.fields.model.options as readonly string[]).includes(name);

/** Which columns, in which order, and the way to fields of the company's own. The last one shown cannot be hidden. */
export function ColumnsPanel({ columns: { of, all, shown, choose, away } }: { columns: Columns }) {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  const hasOwnFields = isCustom(of) && permissions[pages.custom_fields.right] !== undefined;
  return (
    <div className="columns-chooser">
      <ul className="scrolls">
        {all.map(({ name, isShown }, index) => (
          <li key={name} className="flex middle rounded-small hoverable">
            <Checkbox isChecked={isShown} disabled={isShown && shown.length === 1} onChange={() => choose(toggled(all, name))}>
              {labels.field(of, name)}
              {away.includes(name) && <span className="muted"> {t('lists.no_room')}</span>}
            </Checkbox>
            <IconButton
              size="small"
              icon={ArrowUp}
              label={t('lists.move_up', { what: labels.field(of, name) })}
              disabled={index === 0}
              onClick={() => choose(moved(all, name, -1))}
            />
            <IconButton
              size="small"
              icon={ArrowDown}
              label={t('lists.move_down', { what: labels.field(of, name) })}
              disabled={index === all.length - 1}
              onClick={() => choose(moved(all, name, 1))}
            />
          </li>
        ))}
      </ul>
      {away.length > 0 && <p className="smaller muted">{t('lists.no_room_hint')}</p>}
      <TextButton onClick={() => choose(undefined)}>{t('lists.reset_columns')}</TextButton>
      {hasOwnFields && <Link to={pages.custom_fields.path}>{labels.many(customFields.name)}</Link>}
    </div>
  );
}
