import { useTexts } from '../../../platform/texts.ts';
import './letter-bar.css';
import { firstLetter, letters, otherLetter } from './first-letter.ts';

/** From A to Z; the letter with which this page begins is marked. */
export function LetterBar({ first, onJump }: { first: string; onJump: (letter: string) => void }) {
  const t = useTexts();
  const current = firstLetter(first);
  return (
    <nav className="letter-bar" aria-label={t('people.directory.jump')}>
      {[...letters, otherLetter].map((letter) => (
        <button
          key={letter}
          type="button"
          title={letter === otherLetter ? t('people.directory.other_letter') : t('people.directory.jump_to', { letter })}
          aria-current={letter === current ? 'true' : undefined}
          onClick={() => onJump(letter)}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
