import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/ui/errorText';

type Texts<N extends string> = Record<N, string>;
type Problems<N extends string> = Partial<Record<N, string | undefined>>;

/** A form of plain HTML: what its `<form>` gets, what is wrong with it, what has been typed. */
export interface PlainForm<N extends string> {
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    'aria-busy': boolean;
  };
  /** Every field as it is now; a ticked box is 'on'. */
  values: Texts<N>;
  /** Validation errors by field, only for fields whose error is already shown. */
  errors: Problems<N>;
  /** The error of a refused submit that belongs to no field. */
  failure: string;
  busy: boolean;
  /** Says what is wrong with one field, and goes there. */
  point(name: N): void;
  /** Says that something about the form went wrong. */
  fail(error: unknown): void;
}

interface PlainFormRules<N extends string> {
  /** The fields in the order they stand in. */
  names: readonly N[];
  /** What is wrong with the values, in words, field by field. */
  check: (values: Texts<N>) => Problems<N>;
  /** Sends them. What rejects is said in the form; after it resolves nothing is sent again, unless with `false`. */
  send: (values: Texts<N>) => Promise<unknown>;
}

/**
 * What every public form does: it says what is wrong at the fields and goes to the first one, sends once for any number
 * of clicks, and keeps what was typed when it is refused. Mistakes are said after the first try, then as one types.
 */
export function usePlainForm<N extends string>({ names, check, send }: PlainFormRules<N>): PlainForm<N> {
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(() => read(null, names));
  const [shown, setTold] = useState<readonly N[]>([]);
  const [refused, setRefused] = useState<Problems<N>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [goTo, setGoTo] = useState<{ name: N | 'failure' }>();

  // After the words are there, so that they are read out with the field.
  useLayoutEffect(() => {
    if (goTo) focus(form.current, goTo.name);
  }, [goTo]);

  function point(name: N) {
    setValues(read(form.current, names));
    setTold((before) => [...before, name]);
    setGoTo({ name });
  }

  function fail(error: unknown) {
    const named = namedErrors(error, names);
    const first = names.find((name) => named[name]);
    setRefused(named);
    setFailure(first ? '' : errorText(error));
    setGoTo({ name: first ?? 'failure' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const now = read(event.currentTarget, names);
    const problems = check(now);
    const first = names.find((name) => problems[name]);
    setValues(now);
    setTold(names);
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

/** The mistakes a refusal names by field (docs/quality#row-89). */
function namedErrors<N extends string>(error: unknown, names: readonly N[]): Problems<N> {
  const data = error instanceof ApiError && typeof error.data === 'object' ? error.data : null;
  const entries = Object.entries(data ?? {}).filter(
    ([name, words]) => names.some((known) => known === name) && typeof words === 'string' && words !== '',
  );
  return Object.fromEntries(entries) as Problems<N>;
}
