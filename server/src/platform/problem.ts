import { type Complaints, type ProblemCode, problems } from '@cadre/contract/problems';

export type Arguments = Record<string, string | number | Date>;

/** A refusal. Its sentence is made when it is answered, in the language of the asker. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly args: Arguments;
  readonly fields: Complaints | undefined;
  /** Further keys of the answer's body. */
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    more: { args?: Arguments; fields?: Complaints; extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.args = more.args ?? {};
    this.fields = more.fields;
    this.extra = more.extra;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return problems[this.code];
  }
}

/** The refusal of a body or query with its fields. */
export const invalid = (fields: Complaints): Problem => new Problem('invalid', { fields });
