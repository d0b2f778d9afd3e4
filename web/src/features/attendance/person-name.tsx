import { Avatar } from '../../ui/avatar.tsx';
import './person-name.css';

type Props = { name: string; pic: string | null; detail: string };

/** A face, a name, and what tells namesakes apart. */
export const PersonName = ({ name, pic, detail }: Props) => (
  <span className="person-name">
    <Avatar name={name} pic={pic} />
    <span className="person-name__text">
      <span className="person-name__name">{name}</span>
      <span className="person-name__detail">{detail}</span>
    </span>
  </span>
);
