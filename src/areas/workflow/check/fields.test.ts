// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mentionedIds } from './drawing';
import { readProcess } from '../engine/process';
import { fieldIds, type FormField, newId, readFields, writeFields } from './fields';
import { readXml } from './readXml';
import { readRights } from './rights';

const field = (id: string, rest: Partial<FormField> = {}): FormField => ({
  id,
  name: id,
  type: 'text',
  required: false,
  values: [],
  columns: [],
  ...rest,
});

const xml = `<?xml version="1.0"?><b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn"><b:process id="p">
  <b:startEvent id="s"><b:extensionElements>
    <activiti:executionListener event="start" />
    <activiti:formProperty id="money_1" name="金额" type="money" required="true" />
    <activiti:formProperty id="choice_2" name="类别" type="choice"><activiti:value id="差旅" name="差旅" /><activiti:value id="办公" name="办公" /></activiti:formProperty>
    <activiti:formProperty id="table_3" name="明细" type="table" />
    <activiti:formProperty id="table_3.text_1" name="品名" type="text" required="true" />
  </b:extensionElements></b:startEvent>
  <b:userTask id="t" activiti:candidateUsers="1" /><b:endEvent id="e" />
  <b:sequenceFlow id="f" sourceRef="s" targetRef="t" /><b:sequenceFlow id="g" sourceRef="t" targetRef="e" /></b:process></b:definitions>`;

const form = [
  field('money_1', { name: '金额', type: 'money', required: true }),
  field('choice_2', { name: '类别', type: 'choice', values: ['差旅', '办公'] }),
  field('table_3', { name: '明细', type: 'table', columns: [field('text_1', { name: '品名', required: true })] }),
];

it('both the designer and the engine read the form of a process from its start event', async () => {
  expect(readXml(xml).fields).toEqual(form);
  expect((await readProcess(xml)).form).toEqual(form);
});

it('reading and writing a form keeps it unchanged', () => expect(readFields(writeFields(form))).toEqual(form));

it('a field of an unknown type becomes a text field, and a field without an id is dropped', () =>
  expect(readFields([{ id: 'a', type: 'signal' }, { name: '无' }, { id: null }])).toEqual([field('a')]));

it('a new field gets an id that the diagram’s fields, access rights and conditions do not use', () => {
  expect(newId('date', fieldIds(form))).toBe('date_4');
  const step = { id: 't', type: 'bpmn:UserTask', name: '', groups: '', users: '1' };
  const flow = { id: 'f', name: '', from: 's', to: 't', condition: '${money_7 > 5000 && result == 2}' };
  const drawing = { fields: form, nodes: [{ ...step, rights: readRights([{ id: 'text_6' }]) }], flows: [flow] };
  expect(newId('money', mentionedIds(drawing))).toBe('money_8');
  expect(newId('money', mentionedIds({ ...drawing, flows: [] }))).toBe('money_7');
});

it('a new field does not get the number of a field that was removed in an earlier version', () => {
  const later = readXml(xml.replace('<b:startEvent id="s"', '<b:startEvent id="s" activiti:removed="money_8 text_9"'));
  expect(newId('money', mentionedIds(later))).toBe('money_10');
});
