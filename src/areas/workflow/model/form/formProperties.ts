import { fieldIds, type FormField, writeFields } from '../../check/fields';
import { type Right, writeRight } from '../../check/rights';
import { FORM_PROPERTY, formOf } from '../readDrawing';
import type { Services, Shape } from '../services';

type Drawn = Pick<Services, 'moddle' | 'modeling'>;

/**
 * Replaces the fields of the form, which are stored at the start event. `taken` are the ids of all fields that the form
 * has had. The start event also stores the ids of removed fields, so that no new field gets the same id. A request that
 * moves to the new version may still have a value under that id.
 */
export function setForm(services: Drawn, start: Shape, fields: readonly FormField[], taken: readonly string[]): void {
  const { moddle } = services;
  const made = writeFields(fields).map(({ values, ...field }) => {
    const options = values.map((value) => moddle.create('activiti:Value', { id: value, name: value }));
    return moddle.create(FORM_PROPERTY, { ...field, values: options });
  });
  const removed = [...new Set(taken)].filter((id) => !fieldIds(fields).includes(id)).join(' ');
  setProperties(services, start, made, { 'activiti:removed': removed || undefined });
}

/** Sets what the deciders of a user task may do with a field of the form. */
export function setRight(services: Drawn, step: Shape, field: string, right: Right): void {
  const others = formOf(step).filter(({ id }) => id !== field);
  const made = writeRight(field, right).map((one) => services.moddle.create(FORM_PROPERTY, one));
  setProperties(services, step, [...others, ...made]);
}

/** Replaces the form properties of an element and keeps its other extensions. Also sets `attributes`. */
function setProperties({ moddle, modeling }: Drawn, of: Shape, made: readonly object[], attributes?: object): void {
  const own = formOf(of);
  const others = (of.businessObject.extensionElements?.values ?? []).filter((one) => !own.includes(one));
  const values = [...others, ...made];
  const extensionElements = values.length > 0 ? moddle.create('bpmn:ExtensionElements', { values }) : undefined;
  modeling.updateModdleProperties(of, of.businessObject, { extensionElements, ...attributes });
}
