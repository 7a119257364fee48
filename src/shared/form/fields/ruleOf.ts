/**
 * Creates a form rule from a check. `problemOf` returns a message if the value is invalid. For a valid value,
 * `problemOf` returns false, null, '' or undefined.
 * @example
 * const urlRule = ruleOf((url?: string) => url && !httpUrl(url) && invalid);
 */
export const ruleOf = <Value>(problemOf: (value: Value) => string | false | null | undefined) => ({
  validator: (_: unknown, value: Value): Promise<void> => {
    const problem = problemOf(value);
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
