import { mostViews } from '@cadre/contract/calls/preferences';
import { Check, Pencil, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import '../../styles/views.css';
import type { Views } from './use-saved-views.ts';
import type { View } from './views.ts';

/** Chooses a view, or saves the current state of the list as the user's own view. */
export function ViewsPanel({ views, all, onDone }: { views: Views; all: string; onDone: () => void }) {
  const t = useTexts();
  const [renamed, setRenamed] = useState<string>();
  const own = views.all.filter((view) => view.isOwn);
  const choose = (view: View | undefined) => {
    views.open(view);
    onDone();
  };
  return (
    <div className="views-panel">
      <ul>
        <li className="flex middle">
          <ViewButton name={all} isChosen={views.isPlain} onChoose={() => choose(undefined)} />
        </li>
        {views.all
          .filter((view) => !view.isOwn)
          .map((view) => (
            <li className="flex middle" key={view.key}>
              <ViewButton name={view.name} isChosen={view === views.current} onChoose={() => choose(view)} />
            </li>
          ))}
      </ul>
      {own.length > 0 && (
        <>
          <h3 className="smaller muted medium">{t('lists.my_views')}</h3>
          <ul>
            {own.map((view) => (
              <li className="flex middle" key={view.key}>
                {renamed === view.name ? (
                  <NameForm
                    start={view.name}
                    label={t('lists.view_name')}
                    action={t('lists.rename')}
                    onName={(name) => {
                      views.rename(view.name, name);
                      setRenamed(undefined);
                    }}
                  />
                ) : (
                  <>
                    <ViewButton name={view.name} isChosen={view === views.current} onChoose={() => choose(view)} />
                    <IconButton
                      icon={Star}
                      label={t('lists.default_view', { name: view.name })}
                      size="small"
                      aria-pressed={view.isDefault}
                      onClick={() => views.prefer(view.name)}
                    />
                    <IconButton
                      icon={Pencil}
                      label={t('lists.rename_view', { name: view.name })}
                      size="small"
                      onClick={() => setRenamed(view.name)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('lists.delete_view', { name: view.name })}
                      size="small"
                      onClick={() => views.remove(view.name)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!views.isPlain && !views.current && own.length < mostViews && (
        <NameForm start="" label={t('lists.save_view')} action={t('common.save')} onName={views.save} />
      )}
      {(views.isPlain || views.current) && own.length === 0 && <p className="muted">{t('lists.views_hint')}</p>}
    </div>
  );
}

function ViewButton({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      className="line grow anywhere between rounded hoverable start views-panel__view"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span>{name}</span>
      {isChosen && <Check size={16} aria-hidden />}
    </button>
  );
}

function NameForm({ start, label, action, onName }: { start: string; label: string; action: string; onName: (name: string) => void }) {
  const [name, setName] = useState(start);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <form className="line fills views-panel__form" onSubmit={onSubmit}>
      <TextInput aria-label={label} placeholder={label} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      <Button size="small" type="submit" disabled={!name.trim()}>
        {action}
      </Button>
    </form>
  );
}
