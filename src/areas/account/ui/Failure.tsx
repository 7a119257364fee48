interface FailureProps {
  message: string;
  /** A new number makes screen readers announce the same text again. */
  turn?: number;
}

/** The error of a refused form; screen readers announce it, and it can take the focus. */
export function Failure({ message, turn = 0 }: FailureProps) {
  return (
    <div role="alert" className="pub-failure">
      {message && (
        <p key={turn} tabIndex={-1}>
          {message}
        </p>
      )}
    </div>
  );
}
