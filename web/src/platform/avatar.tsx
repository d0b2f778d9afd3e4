import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import './avatar.css';

type Props = { name: string; pic?: string | null | undefined; size?: number };

/** A person's picture, or the initial until there is one. Decoration: the name stands beside it. */
export function Avatar({ name, pic, size = 32 }: Props) {
  const url = usePicture(pic);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  if (url) return <img className="avatar" style={style} src={url} alt="" />;
  return (
    <span className="avatar" style={style} aria-hidden>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

/** Pictures need the session's token, so they are fetched and shown from memory. */
function usePicture(path: string | null | undefined): string | undefined {
  const { data: blob } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => api.blob(path as string),
    enabled: Boolean(path),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
