import { warnings } from '@cadre/contract/confirm-header';

type Refusal = { error?: string; code?: string; fields?: Record<string, string[]>; request_id?: string };

/** A refusal by the server, or a request that never reached it (status 0, code `network`). */
export class ApiProblem extends Error {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly fields: Record<string, string[]>;
  declare readonly requestId: string | undefined;
  declare readonly body: unknown;
  /** Seconds after which a retry makes sense, if the server gives a number. */
  declare readonly retryAfter: number | undefined;

  constructor(status: number, message: string, body?: unknown, retryAfter?: number) {
    super(message);
    const refusal = (body ?? {}) as Refusal;
    this.status = status;
    this.code = refusal.code ?? (status === 0 ? 'network' : 'bug');
    this.fields = refusal.fields ?? {};
    this.requestId = refusal.request_id;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The reason of the refusal. Where no form shows the fields, it consists of their errors. */
  get reason(): string {
    return this.hasFields ? Object.values(this.fields).flat().join(' ') : this.message;
  }

  get hasFields(): boolean {
    return Object.keys(this.fields).length > 0;
  }
}

/** The server refuses the request until the user has read the warning and continues. */
export const isWarning = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && (warnings as readonly string[]).includes(problem.code);
