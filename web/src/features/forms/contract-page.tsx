import { useLocation } from '@tanstack/react-router';
import { MyPapers } from './my-papers.tsx';
import { PaperReader } from './paper/paper-reader.tsx';

/** `?id=`: one document. Without it: the user's own documents. */
export function ContractPage() {
  const id = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('id')) });
  return Number.isSafeInteger(id) && id > 0 ? <PaperReader key={id} id={id} /> : <MyPapers />;
}
