import { type Complaints, type ProblemCode, problems } from '@cadre/contract/problems';

/** A list is told as the language of the asker parts it. */
export type Arguments = Record<string, string | number | Date | readonly string[]>;

/** A refusal. Its sentence is made when it is answered, in the language of the asker. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** The key of its sentence, where it says more than the code's own. */
  readonly says: string;
  readonly args: Arguments;
  readonly fields: Complaints | undefined;
  /** Further keys of the answer's body. */
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
  /** The resource that it is about, where the path of the call does not say so. */
  readonly about: string | undefined;

  constructor(
    code: ProblemCode,
    more: {
      says?: string | undefined;
      args?: Arguments;
      fields?: Complaints;
      extra?: Record<string, unknown>;
      retryAfter?: number;
      about?: string;
      /** What happened below, for the log alone. */
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.name = 'Problem';
    this.code = code;
    this.says = more.says ?? code;
    this.args = more.args ?? {};
    this.fields = more.fields;
    this.extra = more.extra;
    this.retryAfter = more.retryAfter;
    this.about = more.about;
  }

  get status(): number {
    return problems[this.code];
  }
}

/** The refusal of a body or query with its fields. */
export const invalid = (fields: Complaints): Problem => new Problem('invalid', { fields });
