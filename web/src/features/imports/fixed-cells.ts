import { checkImport, fixImportRows, type ImportData, mapImport } from '@cadre/contract/calls/imports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, useInvalidate } from '../../platform/call-api.ts';

/** Corrected cells that are not sent yet: by row, then by heading. */
type FixedCells = Record<number, Record<string, string>>;

export type CellFixes = {
  textOf: (row_no: number, heading: string) => string | undefined;
  fix: (row_no: number, heading: string, text: string) => void;
};

/** Settings that differ from the previous check. */
export type CheckInput = Partial<Pick<ImportData, 'update_existing' | 'date_orders'>>;

const mostAtOnce = 200;

/** Corrections, and the one act that sends them and looks at the whole file again. */
export function useFixedCells({ id, mapping }: Pick<ImportData, 'id' | 'mapping'>) {
  const forget = useInvalidate();
  const [fixed, setFixed] = useState<FixedCells>({});
  const check = useMutation({
    mutationFn: async ({ date_orders, ...params }: CheckInput) => {
      const rows = Object.entries(fixed).map(([row_no, cells]) => ({ row_no: Number(row_no), cells }));
      for (let from = 0; from < rows.length; from += mostAtOnce)
        await callApi(fixImportRows, { id, rows: rows.slice(from, from + mostAtOnce) });
      if (date_orders) await callApi(mapImport, { id, mapping, date_orders });
      return callApi(checkImport, { id, ...params });
    },
    onSuccess: () => {
      setFixed({});
      return forget(checkImport.touches);
    },
    meta: { quiet: true },
  });
  const fixes: CellFixes = {
    textOf: (row_no, heading) => fixed[row_no]?.[heading],
    fix: (row_no, heading, text) => setFixed((before) => ({ ...before, [row_no]: { ...before[row_no], [heading]: text } })),
  };
  const count = Object.values(fixed).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
  return { fixes, count, check };
}
