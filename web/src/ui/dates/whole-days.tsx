import { Fragment, type ReactNode } from 'react';

const day = /(\d{4}-\d{2}-\d{2})/;

/** A sentence in which no date breaks at its hyphens; one element, as it was one text. */
export const wholeDays = (words: ReactNode): ReactNode =>
  typeof words === 'string' && day.test(words) ? (
    <span>
      {words.split(day).map((part, at) => {
        // Every second part is a date. The parts of a sentence keep their places.
        const key = `${at} ${part}`;
        return at % 2 === 1 ? (
          <span key={key} className="whole">
            {part}
          </span>
        ) : (
          <Fragment key={key}>{part}</Fragment>
        );
      })}
    </span>
  ) : (
    words
  );
