/** The controls that only few filters need. They are a chunk of their own. */
export { Conditions } from './Conditions';
export { NumberRangeField } from './NumberRangeField';
