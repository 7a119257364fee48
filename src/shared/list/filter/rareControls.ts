/** The controls that few filters need, in a separate chunk. */
export { Conditions } from './Conditions';
export { NumberRangeField } from './NumberRangeField';
