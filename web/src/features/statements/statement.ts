import type { statements } from '@cadre/contract/resources/statements';
import type { RecordOf } from '@cadre/contract/values';

/** A statement as its page gets it; amounts are there for who may see them. */
export type Statement = RecordOf<typeof statements>;
