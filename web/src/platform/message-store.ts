/** Global messages: each disappears after 5 s, unless the user is reading it; the last 50 stay in the archive. */
export type Message = { id: number; kind: 'info' | 'error'; text: string; at: string; action?: MessageAction | undefined };
/** An action offered while the message is shown. */
export type MessageAction = { label: string; run: () => void };
type State = { shown: readonly Message[]; archive: readonly Message[] };

export const clearAfter = 5_000;
const stored = 50;

let state: State = { shown: [], archive: [] };
let nextId = 1;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export const readMessages = (): State => state;

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showMessage(kind: Message['kind'], text: string, action?: MessageAction): void {
  const same = state.shown.find((message) => message.kind === kind && message.text === text && !message.action && !action);
  if (same) return resumeMessage(same.id);
  const message: Message = { id: nextId++, kind, text, at: new Date().toISOString(), action };
  set({ shown: [...state.shown, message].slice(-3), archive: [message, ...state.archive].slice(0, stored) });
  resumeMessage(message.id);
}

export function hideMessage(id: number): void {
  pauseMessage(id);
  set({ ...state, shown: state.shown.filter((message) => message.id !== id) });
}

/** A new write clears the messages on the screen; they stay in the archive. */
export function clearMessages(): void {
  for (const { id } of state.shown) pauseMessage(id);
  if (state.shown.length > 0) set({ ...state, shown: [] });
}

export function pauseMessage(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeMessage(id: number): void {
  pauseMessage(id);
  timers.set(
    id,
    setTimeout(() => hideMessage(id), clearAfter),
  );
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
