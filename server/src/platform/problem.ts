import { type Complaints, type ProblemCode, problems } from '@cadre/contract/problems';

/** A list is joined in the caller's language. */
export type Arguments = Record<string, string | number | Date | readonly string[]>;

/** A refusal. Its message is created with the response, in the caller's language. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** The key of its message, if it is more specific than the code's own. */
  readonly says: string;
  readonly args: Arguments;
  readonly fields: Complaints | undefined;
  /** Further keys of the answer's body. */
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
  /** The resource concerned, if it is not the one in the path of the call. */
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
      /** The underlying error, only for the log. */
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
