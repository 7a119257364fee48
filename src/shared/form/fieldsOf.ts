/**
 * The named fields of a schema, without its index signature. `const Field = Form.Item<FieldsOf<Thing>>` makes form
 * items whose `name` is one of them, so that a wrong name does not compile. The values are plain texts on purpose: antd
 * takes paths into nested values, and a loose schema would let any name through there.
 */
export type FieldsOf<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: string };
