import type { ImportRowData } from '@cadre/contract/calls/imports';
import { useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import type { CellFixes } from './fixed-cells.ts';
import type { WrongColumn } from './wrong-columns.ts';
import './wrong-cell.css';

type Props = { column: WrongColumn; row: ImportRowData };

/** A valid cell is shown as text. A wrong one shows the reason, can be overwritten, and offers suggestions. */
export function WrongCell({ column, label, row, fixes }: Props & { label: string; fixes: CellFixes }) {
  const t = useTexts();
  const reasonId = useId();
  const { field, heading } = column;
  const value = heading === undefined ? '' : (row.cells[heading] ?? '');
  const complaints = row.complaints[field];
  if (!complaints) return value;
  if (heading === undefined) return <CellMessage column={column} value={value} sentences={complaints} className="wrong-cell" />;
  const fix = (text: string) => fixes.fix(row.row_no, heading, text);
  const suggestions = row.suggestions[field] ?? [];
  return (
    <span className="wrong-cell">
      <TextInput
        size="small"
        aria-label={t('imports.mend_cell', { heading: label, row: row.row_no })}
        aria-invalid
        aria-describedby={reasonId}
        value={fixes.textOf(row.row_no, heading) ?? value}
        onChange={(event) => fix(event.target.value)}
      />
      <span id={reasonId}>
        {complaints.map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </span>
      {suggestions.length > 0 && (
        <Cluster gap={1} role="group" aria-label={t('imports.suggestions')}>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => fix(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </Cluster>
      )}
    </span>
  );
}

/** A remark is no error, and does not look like one. */
export function RemarkedCell({ column, row: { cells, complaints } }: Props) {
  const { field, heading } = column;
  const value = heading === undefined ? '' : (cells[heading] ?? '');
  if (!complaints[field]) return value;
  return <CellMessage column={column} value={value} sentences={complaints[field]} className="remarked-cell" />;
}

type CellWords = { column: WrongColumn; value: string; sentences: readonly string[]; className: string };

function CellMessage({ column: { isSame }, value, sentences, className }: CellWords) {
  const t = useTexts();
  return (
    <span className={className}>
      {value || <em className="quiet">{t(isSame ? 'imports.same_title' : 'imports.no_value')}</em>}
      {sentences.map((sentence) => (
        <small key={sentence}>{sentence}</small>
      ))}
    </span>
  );
}
