import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hideMessage, type Message, onMessages, pauseMessage, readMessages, resumeMessage } from '../../platform/message-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import './message-stack.css';
import { TextButton } from '../actions/text-button.tsx';
import { placeMessages } from './place-messages.ts';

const settled = 400;

/** The results of recent actions and refusals, above everything else. */
export function MessageStack() {
  const { shown } = useSyncExternalStore(onMessages, readMessages);
  const stack = useRef<HTMLDivElement>(null);

  // Reopened with each message, so that it is above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = stack.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length === 0) return;
    element.showPopover();
    placeMessages(element);
    // The action often closes a drawer or opens a page: the messages are placed again when that is over.
    const timer = setTimeout(() => placeMessages(element), settled);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div ref={stack} className="ink fixed ui-messages" popover="manual">
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
      className={`gap-3 floating flex ui-message ui-message--${kind}`}
      onMouseEnter={() => pauseMessage(id)}
      onMouseLeave={() => resumeMessage(id)}
      onFocus={() => pauseMessage(id)}
      onBlur={() => resumeMessage(id)}
    >
      <Icon size={18} aria-hidden />
      <p className="fills anywhere">{text}</p>
      {action && (
        <TextButton
          onClick={() => {
            hideMessage(id);
            action.run();
          }}
        >
          {action.label}
        </TextButton>
      )}
      <IconButton icon={X} size="small" className="ui-message__close" label={t('common.close')} onClick={() => hideMessage(id)} />
    </div>
  );
}
