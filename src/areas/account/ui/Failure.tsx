interface FailureProps {
  words: string;
  /** Another number says the same words again. */
  turn?: number;
}

/** Why a form was refused: read out when it comes, and a place to go to. */
export function Failure({ words, turn = 0 }: FailureProps) {
  return (
    <div role="alert" className="pub-failure">
      {words && (
        <p key={turn} tabIndex={-1}>
          {words}
        </p>
      )}
    </div>
  );
}
