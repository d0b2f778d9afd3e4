/** The note and minutes entered for one request before deciding. */
export type Message = {
  /** Absent until the user opens the note field. */
  note?: string;
  /** The approved minutes of overtime; absent: all of them. */
  minutes?: number | null;
  /** The typed time cannot be granted. */
  isWrong?: boolean;
};

export const minutesInputOf = (id: number): string => `approval-minutes-${id}`;
