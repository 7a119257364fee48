/**
 * The form rule of a check: `problemOf` returns the message for a wrong value, and false, '' or undefined for a right
 * one.
 * @example
 * const urlRule = ruleOf((url?: string) => url && !httpUrl(url) && invalid);
 */
export const ruleOf = <Value>(problemOf: (value: Value) => string | false | null | undefined) => ({
  validator: (_: unknown, value: Value): Promise<void> => {
    const problem = problemOf(value);
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
