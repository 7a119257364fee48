/** The one button that sends a form; it stays reachable while it waits. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button type="submit" className="plain-button primary pub-submit" aria-disabled={busy}>
      {children}
    </button>
  );
}
