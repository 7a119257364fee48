/**
 * Creates a form rule from a check: `problemOf` returns the message for an invalid value; false, '' or undefined for a
 * valid one.
 * @example
 * const urlRule = ruleOf((url?: string) => url && !httpUrl(url) && invalid);
 */
export const ruleOf = <Value>(problemOf: (value: Value) => string | false | null | undefined) => ({
  validator: (_: unknown, value: Value): Promise<void> => {
    const problem = problemOf(value);
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
