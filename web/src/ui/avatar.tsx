import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useAskFile } from '../platform/ask.ts';
import './avatar.css';

type Props = { name: string; pic: string | null | undefined; size?: number };

/** A person's picture, or the initial until there is one. Decoration: the name stands beside it. */
export function Avatar({ name, pic, size = 26 }: Props) {
  const style: CSSProperties = { ['--avatar-size' as string]: `${size}px` };
  const initial = (
    <span className="ui-avatar" style={style} aria-hidden>
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
  return pic ? <Picture path={pic} style={style} meanwhile={initial} /> : initial;
}

function Picture({ path, style, meanwhile }: { path: string; style: CSSProperties; meanwhile: ReactNode }) {
  const url = usePicture(path);
  return url ? <img className="ui-avatar" style={style} src={url} alt="" /> : meanwhile;
}

/** Pictures need the session's token, so they are fetched and shown from memory. */
function usePicture(path: string): string | undefined {
  const { data: blob } = useAskFile(path, { meta: { quiet: true } });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
