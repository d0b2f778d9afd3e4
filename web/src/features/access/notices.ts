/** Notices that the sign-in page can show, chosen in its URL. Other values are ignored. */
export const notices = ['session_ended', 'signed_out', 'forgot_sent', 'reset_done'] as const;
export type Notice = (typeof notices)[number];

export const isNotice = (word: unknown): word is Notice => notices.includes(word as Notice);
