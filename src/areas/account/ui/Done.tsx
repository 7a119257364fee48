import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DoneProps {
  title: string;
  message: string;
  /** The links to the next steps. */
  children: ReactNode;
}

/**
 * The result of a finished process, with links to the next steps. Takes the focus so that screen readers announce it.
 */
export function Done({ title, message, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="pub-done">
      <h1 ref={heading} tabIndex={-1} className="pub-heading">
        {title}
      </h1>
      <p className="pub-lead">{message}</p>
      <div className="pub-actions">{children}</div>
    </div>
  );
}
