import { type LucideIcon, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Progress } from '../feedback/progress.tsx';
import './file-drop.css';

type Props = {
  /** The instruction, or the progress. */
  text: ReactNode;
  /** The files that may be dropped. */
  limits: ReactNode;
  /** Extensions with their dot; the caller refuses other dropped files. */
  accepted: readonly string[];
  icon?: LucideIcon | undefined;
  size?: 'medium' | 'large' | undefined;
  /** An upload in progress: `value` of `max` is sent. */
  progress?: { label: string; value: number; max: number } | undefined;
  onFile: (file: File) => void;
};

/** Drop a file or choose one. */
export function FileDrop({ text, limits, accepted, icon: Icon = Upload, size = 'medium', progress, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isBusy = progress !== undefined;
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file);
  };
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <label
      htmlFor={id}
      className={classNames(
        'line gap-1 center rounded-large pressable ui-file-drop',
        `ui-file-drop--${size}`,
        isOver && 'ui-file-drop--over',
      )}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon
        size={size === 'large' ? 32 : 20}
        strokeWidth={size === 'large' ? 1.25 : 1.75}
        className={size === 'large' ? 'primary' : undefined}
        aria-hidden
      />
      <span className="ui-file-drop__text">{text}</span>
      <span className="muted smaller">{limits}</span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accepted.join(',')}
        disabled={isBusy}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {progress && <Progress {...progress} />}
    </label>
  );
}
