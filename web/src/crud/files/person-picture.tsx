import type { ReactNode } from 'react';
import { Avatar } from '../../ui/people/avatar.tsx';
import '../styles/person-picture.css';

type Props = {
  name: string;
  pic?: string | null | undefined;
  size?: number;
  /** One muted line below the name, for example the job. */
  about?: ReactNode;
};

/** A person at a glance: the picture, or the initial, next to the name. The picture alone is Avatar in ui. */
export const PersonPicture = ({ name, pic, size = 32, about }: Props) => (
  <span className="line line--inline gap-2-5 shrinkable fits">
    <Avatar name={name} pic={pic} size={size} />
    <span className="column shrinkable">
      <span className="medium clip person-picture__name">{name}</span>
      {about && <span className="note clip person-picture__about">{about}</span>}
    </span>
  </span>
);
