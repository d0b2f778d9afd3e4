/** What one says to one request before deciding on it. */
export type Said = {
  /** Absent while nobody wants to write one. */
  note?: string;
  /** How much of some overtime is granted; absent: all of it. */
  minutes?: number | null;
  /** What was typed is no time that could be granted. */
  isWrong?: boolean;
};

export const minutesInputOf = (id: number): string => `approval-minutes-${id}`;
