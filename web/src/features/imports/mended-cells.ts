import { checkImport, type ImportData, mapImport, mendImport } from '@cadre/contract/calls/imports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, useForget } from '../../platform/ask.ts';

/** Corrected cells that are not sent yet: by row, then by heading. */
type Mended = Record<number, Record<string, string>>;

export type Mending = {
  textOf: (row_no: number, heading: string) => string | undefined;
  mend: (row_no: number, heading: string, text: string) => void;
};

/** Settings that differ from the previous check. */
export type CheckWish = Partial<Pick<ImportData, 'update_existing' | 'date_orders'>>;

const mostAtOnce = 200;

/** Corrections, and the one act that sends them and looks at the whole file again. */
export function useMendedCells({ id, mapping }: Pick<ImportData, 'id' | 'mapping'>) {
  const forget = useForget();
  const [mended, setMended] = useState<Mended>({});
  const check = useMutation({
    mutationFn: async ({ date_orders, ...wish }: CheckWish) => {
      const rows = Object.entries(mended).map(([row_no, cells]) => ({ row_no: Number(row_no), cells }));
      for (let from = 0; from < rows.length; from += mostAtOnce) await ask(mendImport, { id, rows: rows.slice(from, from + mostAtOnce) });
      if (date_orders) await ask(mapImport, { id, mapping, date_orders });
      return ask(checkImport, { id, ...wish });
    },
    onSuccess: () => {
      setMended({});
      return forget(checkImport.touches);
    },
    meta: { quiet: true },
  });
  const mending: Mending = {
    textOf: (row_no, heading) => mended[row_no]?.[heading],
    mend: (row_no, heading, text) => setMended((before) => ({ ...before, [row_no]: { ...before[row_no], [heading]: text } })),
  };
  const count = Object.values(mended).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
  return { mending, count, check };
}
