import { type TimesheetRow, timesheet } from '@cadre/contract/views/timesheet';
import { isDate } from '@cadre/rules/calendar';
import { periodName } from '@cadre/rules/period';
import { Printer, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { PrintTitle } from '../../../crud/print-title.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { ViewPage } from '../../../crud/view/view-page.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { personKinds } from '../person-kinds.tsx';
import { Legend } from './day-codes.tsx';
import { Matrix } from './matrix.tsx';
import './timesheet.css';

const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

/** A month of all people: a letter per person and day, and each letter opens its details. */
export function TimesheetPage() {
  const t = useTexts();
  const words = useDayWords();
  const { period } = usePeriod(timesheet.period);
  const month = periodName(period);
  const parameters = useParameters();
  const isNarrowed = parameters.get('attention') === 'only';
  const [person, day] = [Number(parameters.get('person')), parameters.get('day')];
  return (
    <div className="timesheet">
      <PrintTitle>
        {t('menu.timesheet')} · {words.month(month)}
      </PrintTitle>
      <ViewPage
        view={timesheet}
        kinds={personKinds}
        list={{
          query: { attention: isNarrowed ? 'only' : undefined },
          emptyText: isNarrowed ? t('attendance.nobody_needs_attention') : undefined,
          toolbar: (
            <>
              <Button
                icon={TriangleAlert}
                aria-pressed={isNarrowed}
                onClick={() => parameters.replace({ attention: isNarrowed ? undefined : 'only', page: undefined })}
              >
                {t('attendance.only_attention')}
              </Button>
              <Button icon={Printer} onClick={() => window.print()}>
                {t('attendance.print')}
              </Button>
            </>
          ),
          draw: (rows, columns, page) => (
            <>
              <Matrix
                key={month}
                page={page}
                rows={rows as TimesheetRow[]}
                columns={columns}
                month={month}
                onOpen={(id, date) => parameters.push({ person: String(id), day: date })}
              />
              <Legend />
            </>
          ),
        }}
      />
      <Suspense>
        {Number.isInteger(person) && person > 0 && isDate(day) && (
          <DayPanel
            who={person}
            day={day}
            onStep={(next) => parameters.replace({ day: next })}
            onClose={() => parameters.replace({ person: undefined, day: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}
