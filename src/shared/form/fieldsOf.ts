/**
 * The named fields of a schema, without its index signature. `const Field = Form.Item<FieldsOf<Thing>>` makes form
 * items whose `name` is one of them, so that a wrong name does not compile.
 */
export type FieldsOf<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
