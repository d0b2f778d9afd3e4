/** What the sign-in page may be told to say, by its address. Anything else there is ignored. */
export const notices = ['session_ended', 'signed_out', 'forgot_sent', 'reset_done'] as const;
export type Notice = (typeof notices)[number];

export const isNotice = (word: unknown): word is Notice => notices.includes(word as Notice);
