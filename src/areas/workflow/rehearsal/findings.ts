/** The problems that a rehearsal can find. The translation key is `rehearsal.finding.<rule>`. */
export const RULES = {
  nobody: 'error',
  disabled: 'error',
  noBranch: 'error',
  endless: 'error',
  noJoin: 'error',
  overlap: 'warning',
  limit: 'warning',
  ownRequest: 'warning',
  samePerson: 'warning',
  doubled: 'warning',
  gone: 'warning',
  otherwise: 'warning',
  unreached: 'info',
} as const;
export type Rule = keyof typeof RULES;

/** A problem, the step or person concerned, and the requests affected (none for a step that no request reaches). */
export interface Finding {
  rule: Rule;
  about: string;
  requests: readonly string[];
}

/** Collects findings, one for each rule and step or person. */
export class Findings {
  readonly #found = new Map<string, { rule: Rule; about: string; requests: Set<string> }>();

  add(rule: Rule, about: string, request?: string): void {
    const key = `${rule} ${about}`;
    const finding = this.#found.get(key) ?? { rule, about, requests: new Set() };
    if (request) finding.requests.add(request);
    this.#found.set(key, finding);
  }

  /** Returns the findings in the order of `RULES`, which contains the errors first. */
  list(): Finding[] {
    const order = Object.keys(RULES);
    return [...this.#found.values()]
      .map((finding) => ({ ...finding, requests: [...finding.requests] }))
      .toSorted((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule));
  }
}
