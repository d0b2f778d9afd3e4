import type { CSSProperties, ReactNode } from 'react';
import { usePicture } from '../../platform/use-picture.ts';
import './avatar.css';

type Props = { name: string; pic: string | null | undefined; size?: number };

/** A person's picture, or the initial until one is uploaded. Decorative: the name is next to it. */
export function Avatar({ name, pic, size = 26 }: Props) {
  const style: CSSProperties = { ['--avatar-size' as string]: `${size}px` };
  const initial = (
    <span className="strong rigid round centered tinted primary ui-avatar" style={style} aria-hidden>
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
  return pic ? <Picture path={pic} style={style} meanwhile={initial} /> : initial;
}

function Picture({ path, style, meanwhile }: { path: string; style: CSSProperties; meanwhile: ReactNode }) {
  const url = usePicture(path);
  return url ? <img className="strong rigid round centered tinted primary ui-avatar" style={style} src={url} alt="" /> : meanwhile;
}
