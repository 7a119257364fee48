// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readXml } from './readXml';

const bpmn = (inner: string) =>
  `<?xml version="1.0"?><b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL"><b:process id="p">${inner}</b:process></b:definitions>`;

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>502</p>'],
  ['half a file', bpmn('<b:startEvent id="s"/>').slice(0, 120)],
  ['a tag that is never closed', bpmn('<b:startEvent id="s">')],
  ['an XML file with its own entities', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>`],
  ['text', 'text that is not XML'],
])('[row 120] an empty drawing is read from %s', (_, xml) => expect(readXml(xml)).toEqual({ nodes: [], flows: [] }));

it('[row 120] step names in a workflow file are read as plain text, even if they look like HTML', () => {
  const name = '&lt;img src=x onerror=alert(1)&gt;';
  const { nodes } = readXml(bpmn(`<b:startEvent id="s"/><b:userTask id="t" name="${name}"/>`));
  expect(nodes.map((node) => node.name)).toEqual(['', '<img src=x onerror=alert(1)>']);
});

it('a step is read with its multi-instance settings and its automatic actions', () => {
  const loop = (inner: string) =>
    `<b:multiInstanceLoopCharacteristics isSequential="true">${inner}</b:multiInstanceLoopCharacteristics>`;
  const { nodes } = readXml(
    bpmn(`<b:userTask id="t" activiti:empty="skip" activiti:late="user:5" xmlns:activiti="http://activiti.org/bpmn">
      ${loop('<b:completionCondition><![CDATA[ ${allAgree} ]]></b:completionCondition>')}</b:userTask>
      <b:userTask id="u">${loop('')}</b:userTask><b:userTask id="v" />`),
  );
  expect(nodes).toMatchObject([
    { loop: { sequential: true, condition: '${allAgree}' }, empty: 'skip', late: 'user:5' },
    { loop: { sequential: true, condition: '' } },
    { loop: undefined, empty: undefined, late: undefined },
  ]);
});

it('a step is read with its field rights and its required signature', () => {
  const { nodes } = readXml(
    bpmn(`<b:userTask id="t" activiti:signature="true" xmlns:activiti="http://activiti.org/bpmn"><b:extensionElements>
      <activiti:formProperty id="text_1" readable="false"/><activiti:formProperty id="text_2" required="true"/></b:extensionElements></b:userTask>`),
  );
  expect(nodes).toMatchObject([
    {
      signature: true,
      rights: [
        { id: 'text_1', readable: false, required: false },
        { id: 'text_2', readable: true, writable: true, required: true },
      ],
    },
  ]);
});

it('each element of a sub-process is read with its parent', () => {
  const { nodes, flows } = readXml(
    bpmn(`<b:subProcess id="sub"><b:incoming>x</b:incoming><b:startEvent id="s"/>
      <b:subProcess id="deep"><b:userTask id="t"/></b:subProcess><b:sequenceFlow id="f" sourceRef="s" targetRef="deep"/></b:subProcess>`),
  );
  expect(nodes.map(({ id, parent }) => [id, parent])).toEqual([
    ['sub', undefined],
    ['s', 'sub'],
    ['deep', 'sub'],
    ['t', 'deep'],
  ]);
  expect(flows).toMatchObject([{ from: 's', to: 'deep' }]);
});
