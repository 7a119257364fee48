import { useEffect, useRef } from 'react';
import { charsOf, marks } from './measure';
import styles from './typing.module.css';

interface ArticleProps {
  id: string;
  article: string;
  typed: string;
}

/** The article with typed characters marked, not by colour alone; keeps the next character in view. */
export function Article({ id, article, typed }: ArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement>(null);
  const done = charsOf(typed).length;
  useEffect(() => {
    const [box, place] = [frame.current, next.current];
    if (box && place) box.scrollTop = Math.max(0, place.offsetTop - box.clientHeight / 3);
  }, [done]);
  return (
    // Focusable so that keyboard users can scroll it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} id={id} className={styles.article} tabIndex={0}>
      {marks(article, typed).map(({ state, text }, index) => {
        // The index is a stable key: pieces keep their position in the article.
        // oxlint-disable-next-line react/no-array-index-key
        if (state !== 'rest') return state === 'wrong' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            <mark ref={next}>{[...text][0]}</mark>
            {[...text].slice(1).join('')}
          </span>
        );
      })}
    </div>
  );
}
