/** The attributes and elements of the Activiti namespace in our diagrams, as an extension of bpmn-moddle. */
export const activiti = {
  name: 'Activiti',
  uri: 'http://activiti.org/bpmn',
  prefix: 'activiti',
  xml: { tagAlias: 'lowerCase' },
  associations: [],
  types: [
    {
      name: 'Step',
      extends: ['bpmn:UserTask'],
      properties: [
        { name: 'candidateGroups', isAttr: true, type: 'String' },
        { name: 'candidateUsers', isAttr: true, type: 'String' },
        { name: 'rejection', isAttr: true, type: 'String' },
        { name: 'assignee', isAttr: true, type: 'String' },
        { name: 'empty', isAttr: true, type: 'String' },
        { name: 'late', isAttr: true, type: 'String' },
        { name: 'signature', isAttr: true, type: 'String' },
      ],
    },
    {
      name: 'Start',
      extends: ['bpmn:StartEvent'],
      properties: [{ name: 'removed', isAttr: true, type: 'String' }],
    },
    {
      name: 'FormProperty',
      superClass: ['Element'],
      properties: [
        { name: 'id', isAttr: true, type: 'String' },
        { name: 'name', isAttr: true, type: 'String' },
        { name: 'type', isAttr: true, type: 'String' },
        { name: 'readable', isAttr: true, type: 'Boolean' },
        { name: 'writable', isAttr: true, type: 'Boolean' },
        { name: 'required', isAttr: true, type: 'Boolean' },
        { name: 'values', isMany: true, type: 'Value' },
      ],
    },
    {
      name: 'Value',
      superClass: ['Element'],
      properties: [
        { name: 'id', isAttr: true, type: 'String' },
        { name: 'name', isAttr: true, type: 'String' },
      ],
    },
  ],
};
