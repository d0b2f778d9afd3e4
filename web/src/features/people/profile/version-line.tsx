import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { Pencil, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePart } from '../../../crud/address/use-part.ts';
import { kindOf } from '../../../fields/index.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { changedIn, type Place, placesOf } from './versions.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

/** The history of an employment, newest first: each version with its changes. */
export function VersionLine({ versions, hasLeft }: { versions: Row[]; hasLeft: boolean }) {
  const labels = useLabels();
  const today = useFormat().today();
  const [toUndo, setToUndo] = useState<Row>();
  const places = placesOf(versions, today);
  if (versions.length === 0) return <p className="muted">{labels.empty(employeeVersions.name)}</p>;
  return (
    <>
      <Timeline>
        {versions.map((version, at) => (
          <Version
            key={version.id}
            version={version}
            before={versions[at + 1]}
            place={hasLeft ? 'past' : (places[at] ?? 'past')}
            hasLeft={hasLeft}
            onUndo={() => setToUndo(version)}
          />
        ))}
      </Timeline>
      <Suspense>{toUndo && <UndoDialog version={toUndo} onClose={() => setToUndo(undefined)} />}</Suspense>
    </>
  );
}

type Props = { version: Row; before: Row | undefined; place: Place; hasLeft: boolean; onUndo: () => void };

function Version({ version, before, place, hasLeft, onUndo }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { open } = usePart(employeeVersions.name);
  const day = format.date(String(version.effective_from));
  const cell = (name: string, row: Row) => {
    const field = employeeVersions.fields[name as keyof typeof employeeVersions.fields];
    const { Cell } = kindOf(name, field);
    return <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
  };
  return (
    <TimelineEntry
      place={place}
      head={
        <Cluster as="span">
          <time dateTime={String(version.effective_from)}>{day}</time>
          {place !== 'past' && <Badge tone={place === 'today' ? 'green' : 'blue'}>{t(`people.employment.${place}`)}</Badge>}
          {before === undefined && <span className="muted">{t('people.employment.first')}</span>}
        </Cluster>
      }
      end={
        !hasLeft && (
          <Cluster as="span" gap={0}>
            {version.can?.update === true && (
              <IconButton
                icon={Pencil}
                size="small"
                label={`${t('common.edit')}: ${day}`}
                onClick={() => open({ kind: 'edit', id: version.id })}
              />
            )}
            {version.can?.delete === true && before && (
              <IconButton icon={Undo2} size="small" label={`${t('people.employment.undo')}: ${day}`} onClick={onUndo} />
            )}
          </Cluster>
        )
      }
    >
      <DescriptionList>
        {changedIn(version).map((name) => (
          <Description key={name} label={labels.field('employee-versions', name)}>
            {before && <span className="muted">{cell(name, before)} → </span>}
            {cell(name, version)}
          </Description>
        ))}
      </DescriptionList>
      {typeof version.note === 'string' && <p className="muted">{version.note}</p>}
    </TimelineEntry>
  );
}
