/** The submit button of a form; it stays focusable while the request is pending. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button type="submit" className="plain-button primary pub-submit" aria-disabled={busy}>
      {children}
    </button>
  );
}
