import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import './person-name.css';

type Props = { name: string; pic?: string | null | undefined; note?: ReactNode; size?: number };

/** A picture, a name, and below it a note that distinguishes people of the same name. */
export const PersonName = ({ name, pic, note, size }: Props) => (
  <span className="line gap-2-5 shrinkable ui-person-name">
    <Avatar name={name} pic={pic} {...(size && { size })} />
    <span className="stacked shrinkable ui-person-name__words">
      <span className="cut">{name}</span>
      {note && <span className="cut note ui-person-name__note">{note}</span>}
    </span>
  </span>
);
