import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hideMessage, type Message, onMessages, pauseMessage, readMessages, resumeMessage, showMessage } from './message-store.ts';
import './messages.css';
import { useTexts } from './texts.ts';

const speak = {
  info: (text: string) => showMessage('info', text),
  error: (text: string) => showMessage('error', text),
};

/** The global message: `info` after a success, `error` after a failure. */
export const useMessages = (): typeof speak => speak;

export const useMessageArchive = (): readonly Message[] => useSyncExternalStore(onMessages, readMessages).archive;

export function MessageStack() {
  const { shown } = useSyncExternalStore(onMessages, readMessages);
  const stack = useRef<HTMLDivElement>(null);

  // Shown anew with each message, so that it lies above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = stack.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);

  return (
    <div ref={stack} className="messages" popover="manual">
      <div role="status">{shown.filter(isInfo).map(toCard)}</div>
      <div role="alert">{shown.filter((message) => !isInfo(message)).map(toCard)}</div>
    </div>
  );
}

const isInfo = (message: Message): boolean => message.kind === 'info';
const toCard = (message: Message) => <MessageCard key={message.id} {...message} />;

function MessageCard({ id, kind, text, action }: Message) {
  const t = useTexts();
  const Icon = kind === 'info' ? CircleCheck : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading must not be interrupted; the card itself does nothing
    <div
      className={`message message--${kind}`}
      onMouseEnter={() => pauseMessage(id)}
      onMouseLeave={() => resumeMessage(id)}
      onFocus={() => pauseMessage(id)}
      onBlur={() => resumeMessage(id)}
    >
      <Icon size={18} aria-hidden />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            hideMessage(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('common.close')} onClick={() => hideMessage(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
