import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DoneProps {
  title: string;
  words: string;
  /** Links to the next steps. */
  children: ReactNode;
}

/** Something has come to its end: what, and the ways on. Takes the focus, so that it is read out. */
export function Done({ title, words, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="pub-done">
      <h1 ref={heading} tabIndex={-1} className="pub-heading">
        {title}
      </h1>
      <p className="pub-lead">{words}</p>
      <div className="pub-actions">{children}</div>
    </div>
  );
}
