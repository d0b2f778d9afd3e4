import { documents } from '@cadre/contract/resources/documents';
import { Check, RotateCcw, X } from 'lucide-react';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import type { Row } from '../../fields/kind.ts';
import { DocumentPreview } from './document-preview.tsx';
import './documents.css';

/** The file itself and the decision about it. */
export function DocumentDetail({ row }: { row: Row }) {
  return (
    <div className="inbox-detail">
      <div className="inbox-decision">
        <MoveButton resource={documents} row={row} move="accept" icon={Check} variant="primary" />
        <MoveButton resource={documents} row={row} move="reject" icon={X} variant="danger" />
        <MoveButton resource={documents} row={row} move="ask_again" icon={RotateCcw} />
      </div>
      <DocumentPreview row={row} />
    </div>
  );
}
