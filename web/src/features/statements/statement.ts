import type { statements } from '@cadre/contract/resources/statements';
import type { RecordOf } from '@cadre/contract/values';

/** A statement as received by its page, with amounts only for users who may see them. */
export type Statement = RecordOf<typeof statements>;
