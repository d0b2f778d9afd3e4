import { usePicture } from '../../platform/use-picture.ts';
import './framed-picture.css';

/** A picture as it will look on paper. */
export function FramedPicture({ path, alt }: { path: string; alt: string }) {
  const url = usePicture(path);
  return url ? <img className="rounded ui-framed-picture" src={url} alt={alt} /> : null;
}
