const bounds = (x: number, y: number, width: number, height: number) =>
  `<dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const shape = (of: string, inner: string) => `<di:BPMNShape id="${of}_di" bpmnElement="${of}">${inner}</di:BPMNShape>`;
const edge = (of: string, from: number, to: number) =>
  `<di:BPMNEdge id="${of}_di" bpmnElement="${of}"><d:waypoint x="${from}" y="100"/><d:waypoint x="${to}" y="100"/></di:BPMNEdge>`;

/** A diagram from another tool: different XML prefixes, one step, no names. */
export const diagram = `<?xml version="1.0" encoding="UTF-8"?>
<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:d="http://www.omg.org/spec/DD/20100524/DI" targetNamespace="x">
<b:process id="strange" isExecutable="true"><b:startEvent id="s"/><b:userTask id="t"/><b:endEvent id="e"/>
<b:sequenceFlow id="f" sourceRef="s" targetRef="t"/><b:sequenceFlow id="g" sourceRef="t" targetRef="e"/></b:process>
<di:BPMNDiagram id="dia"><di:BPMNPlane id="plane" bpmnElement="strange">
${shape('s', bounds(60, 82, 36, 36))}${shape('t', bounds(150, 60, 100, 80))}${shape('e', bounds(300, 82, 36, 36))}
${edge('f', 96, 150)}${edge('g', 250, 300)}</di:BPMNPlane></di:BPMNDiagram></b:definitions>`;
