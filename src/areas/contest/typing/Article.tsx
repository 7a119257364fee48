import { type ReactNode, useEffect, useRef } from 'react';
import type { Mark } from './measure';
import styles from './typing.module.css';

interface ArticleProps {
  id: string;
  pieces: readonly Mark[];
  /** The text that an input method is composing at the cursor. Composed text is displayed but not yet counted. */
  composing: string;
  /** The transparent input that covers the article. */
  children: ReactNode;
}

/**
 * The article over which the user types. Marks typed text and mistakes. Mistakes are recognizable without color. The
 * cursor is before the next character and scrolls into view.
 */
export function Article({ id, pieces, composing, children }: ArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLElement>(null);
  const done = pieces.reduce((sum, { state, text }) => (state === 'rest' ? sum : sum + text.length), 0);
  useEffect(() => {
    const [box, place] = [frame.current, cursor.current];
    if (box && place) box.scrollTop = Math.max(0, place.offsetTop - box.clientHeight / 3);
  }, [done, composing]);
  const cursorHere = (
    <>
      {composing && (
        <u className={styles.composing} aria-hidden="true">
          {composing}
        </u>
      )}
      <i ref={cursor} className={styles.cursor} aria-hidden="true" />
    </>
  );
  return (
    <div ref={frame} className={styles.article}>
      <div className={styles.sheet}>
        <div id={id}>
          {pieces.map(({ state, text }, index) => {
            // The index is a stable key, because pieces keep their position in the article.
            // oxlint-disable-next-line react/no-array-index-key
            return <Piece key={index} state={state} text={text} cursor={state === 'rest' ? cursorHere : null} />;
          })}
          {pieces.at(-1)?.state !== 'rest' && cursorHere}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Replaces line breaks with a visible sign, so that the user sees a line break typed in addition to the article. */
const visible = (text: string) => text.replaceAll('\n', '↵');

function Piece({ state, text, cursor }: Mark & { cursor: ReactNode }) {
  if (state === 'rest')
    return (
      <span>
        {cursor}
        {text}
      </span>
    );
  if (state === 'right') return <ins>{text}</ins>;
  if (state === 'extra') return <s>{visible(text)}</s>;
  return <del className={state === 'missed' ? styles.missed : undefined}>{text}</del>;
}
