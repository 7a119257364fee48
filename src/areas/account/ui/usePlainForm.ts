import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import { errorTextNow } from '@/shared/display/errorText';

type Texts<N extends string> = Record<N, string>;
type Problems<N extends string> = Partial<Record<N, string | undefined>>;

/** The state of a plain HTML form: the props of its `<form>`, its errors and its values. */
export interface PlainForm<N extends string> {
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    'aria-busy': boolean;
  };
  /** The current value of every field; a checked checkbox is 'on'. */
  values: Texts<N>;
  /** The errors to display at the fields, from `check` or from the server. */
  errors: Problems<N>;
  /** The error that belongs to no field; '' if there is none. */
  failure: string;
  busy: boolean;
  /** Shows the error of one field and moves the focus to that field. */
  point(name: N): void;
  /** Shows an error at the fields that its data names, or else as `failure`. */
  fail(error: unknown): void;
}

interface PlainFormRules<N extends string> {
  /** The field names in the order of the form. */
  names: readonly N[];
  /** Returns the validation errors by field, as text. */
  check: (values: Texts<N>) => Problems<N>;
  /**
   * Submits the values. If the promise rejects, the form shows the error. If the promise resolves to `false`, the user
   * can submit the form again. After any other result, the form cannot be submitted again.
   */
  send: (values: Texts<N>) => Promise<unknown>;
}

/**
 * The behavior of every public form. Shows errors at their fields and focuses the first field with an error. Ignores
 * repeated submits. Keeps the values after a refusal. Validation errors appear with the first submit, and are then
 * updated while the user types.
 */
export function usePlainForm<N extends string>({ names, check, send }: PlainFormRules<N>): PlainForm<N> {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(() => read(null, names));
  const [shown, setShown] = useState<readonly N[]>([]);
  const [refused, setRefused] = useState<Problems<N>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [goTo, setGoTo] = useState<{ name: N | 'failure' }>();

  // Moves the focus after the error is rendered, so that screen readers announce it with the field.
  useLayoutEffect(() => {
    if (goTo) focus(form.current, goTo.name);
  }, [goTo]);

  function point(name: N) {
    setValues(read(form.current, names));
    setShown((before) => [...before, name]);
    setGoTo({ name });
  }

  function fail(error: unknown) {
    const named = namedErrors(error, names);
    const first = names.find((name) => named[name]);
    setRefused(named);
    setFailure(first ? '' : errorTextNow(error));
    setGoTo({ name: first ?? 'failure' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const now = read(event.currentTarget, names);
    const problems = check(now);
    const first = names.find((name) => problems[name]);
    setValues(now);
    setShown(names);
    setRefused({});
    setFailure('');
    if (first) return setGoTo({ name: first });
    sending.current = true;
    setBusy(true);
    const done = await send(now).then(
      (answer) => answer !== false,
      (error: unknown) => {
        fail(error);
        return false;
      },
    );
    if (done) return;
    sending.current = false;
    setBusy(false);
  }

  function type({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setValues(read(currentTarget, names));
    const { name } = target as HTMLInputElement;
    if (name in refused) setRefused({ ...refused, [name]: undefined });
  }

  const problems = check(values);
  const errors = Object.fromEntries(
    names.map((name) => [name, refused[name] ?? (shown.includes(name) ? problems[name] : undefined)]),
  ) as Problems<N>;
  const props = {
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onInput: type,
    noValidate: true as const,
    'aria-busy': busy,
  };
  return { props, values, errors, failure, busy, point, fail };
}

function read<N extends string>(form: HTMLFormElement | null, names: readonly N[]): Texts<N> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Texts<N>;
}

function focus(form: HTMLFormElement | null, name: string) {
  const place = name === 'failure' ? form?.querySelector('.pub-failure p') : form?.elements.namedItem(name);
  if (place instanceof HTMLElement) place.focus();
}

/** Returns the errors by field that the server's answer contains (docs/quality#row-89). */
function namedErrors<N extends string>(error: unknown, names: readonly N[]): Problems<N> {
  const data = error instanceof ApiError && typeof error.data === 'object' ? error.data : null;
  const entries = Object.entries(data ?? {}).filter(
    ([name, text]) => names.some((known) => known === name) && typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(entries) as Problems<N>;
}
