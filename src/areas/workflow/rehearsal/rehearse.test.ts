import { describe, expect, it } from 'vitest';
import { readProcess } from '../engine/process';
import { rehearse } from './rehearse';
import type { Past, Staff } from './rehearsal.api';

/** A purchase process: the head decides, from 1,000 also the director, then filing and bookkeeping run in parallel. */
const DRAWING = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn"><process id="p" name="P">
<startEvent id="s"/><userTask id="head" name="主管" activiti:candidateGroups="head"/><exclusiveGateway id="g" name="金额" default="small"/>
<userTask id="director" name="总监" activiti:candidateUsers="20,21"/><exclusiveGateway id="m"/><parallelGateway id="fork"/><userTask id="file" name="归档" activiti:candidateUsers="30"/>
<userTask id="book" name="记账" activiti:candidateUsers="31,32"/><parallelGateway id="join" name="汇合"/><endEvent id="e"/>
<sequenceFlow id="f1" sourceRef="s" targetRef="head"/><sequenceFlow id="f2" sourceRef="head" targetRef="g"/>
<sequenceFlow id="big" sourceRef="g" targetRef="director"><conditionExpression>\${money &gt;= 1000}</conditionExpression></sequenceFlow>
<sequenceFlow id="small" sourceRef="g" targetRef="m"/><sequenceFlow id="f3" sourceRef="director" targetRef="m"/><sequenceFlow id="f0" sourceRef="m" targetRef="fork"/>
<sequenceFlow id="f4" sourceRef="fork" targetRef="file"/><sequenceFlow id="f5" sourceRef="fork" targetRef="book"/>
<sequenceFlow id="f6" sourceRef="file" targetRef="join"/><sequenceFlow id="f7" sourceRef="book" targetRef="join"/><sequenceFlow id="f8" sourceRef="join" targetRef="e"/>
</process></definitions>`;

const user = (userId: number, deptId = 1, enabled = true) => ({
  userId,
  userName: `用户${userId}`,
  deptId,
  roleIds: [],
  enabled,
});
const staff = (...more: NonNullable<Staff['users']>): Staff => ({
  users: [1, 2, 3, 10, 20, 21, 30, 31, 32]
    .map((id) => user(id))
    .concat(user(99, 1, false))
    .concat(more as never),
  depts: [{ deptId: 1, leaderId: 10 }],
  nodes: [],
});

/** A year of requests. Every third one has a large amount, and the last of these waits for the director. */
const year: Past[] = Array.from({ length: 30 }, (_, index) => {
  const money = index % 3 === 0 ? 2000 : 500;
  const running = index === 27;
  const steps: [string, number][] = [
    ['head', 10],
    ...(money >= 1000 ? [['director', 20] satisfies [string, number]] : []),
    ['file', 30],
    ['book', 31],
  ];
  return {
    procInstId: String(index),
    procDefId: 'p:1:1',
    title: `采购${index}`,
    applicantId: (index % 3) + 1,
    variables: { money },
    running,
    at: running ? ['director'] : [],
    decisions: steps
      .slice(0, running ? 1 : undefined)
      .map(([taskDefKey, deciderId]) => ({ taskDefKey, taskName: taskDefKey, deciderId, result: 2 })),
  };
});

const changed = (...changes: [from: string | RegExp, to: string][]) =>
  changes.reduce((xml, [from, to]) => {
    expect(xml).toMatch(from);
    return xml.replace(from, to);
  }, DRAWING);

async function found(xml: string, past = year) {
  const { findings } = rehearse(await readProcess(xml), past, staff());
  return findings.map(({ rule, about }) => `${rule} ${about}`);
}

it('replaying past requests with an unchanged workflow reports no problems and no changes in workload', async () => {
  const { findings, loads, requests } = rehearse(await readProcess(DRAWING), year, staff());
  expect(findings).toEqual([]);
  expect(loads.every(({ before, after }) => before === after)).toBe(true);
  expect(requests.filter(({ obstacle }) => obstacle)).toEqual([]);
  expect(requests[0]?.would.map(({ id }) => id)).toEqual(['head', 'director', 'file', 'book']);
});

it('a request is replayed with the values that it had at each step', async () => {
  const [small] = year.filter(({ variables }) => variables?.['money'] === 500) as [Past];
  const decisions = [{ taskDefKey: 'head', deciderId: 10, result: 2, variables: { money: 3000 } }];
  const { requests } = rehearse(await readProcess(DRAWING), [{ ...small, decisions }], staff());
  expect(requests[0]?.would.map(({ id }) => id)).toEqual(['head', 'director', 'file', 'book']);
});

it('the same approver for two steps is reported unless this also happened in a past request', async () => {
  const both = (n: number, running: boolean): Past => ({
    ...(year[0] as Past),
    procInstId: `both${n}`,
    applicantId: 3,
    running,
    at: running ? ['head'] : [],
    decisions: running ? [] : ['head', 'director'].map((taskDefKey) => ({ taskDefKey, deciderId: 10, result: 2 })),
  });
  const xml = changed(['"20,21"', '"10"'], ['"30"', '"30,31"']);
  expect(await found(xml, [both(1, true)])).toContain('samePerson 主管、总监');
  expect(await found(xml, [both(1, true), both(2, false)])).not.toContain('samePerson 主管、总监');
});

const flow = (id: string, from: string, to: string, condition?: string) =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${condition ? `<conditionExpression>\${${condition}}</conditionExpression>` : ''}</sequenceFlow>`;
const END = '</process>';
const BIG = '<sequenceFlow id="big"';
const task = (id: string, name: string, user: number) =>
  `<userTask id="${id}" name="${name}" activiti:candidateUsers="${user}"/>`;

describe('the rehearsal reports planted defects', () => {
  it.each<[defect: string, finding: string, xml: () => string]>([
    ['nobody can decide a step', 'nobody 归档', () => changed(['"30"', '"77"'])],
    ['only disabled people can decide a step', 'disabled 归档', () => changed(['"30"', '"99"'])],
    ['applicants decide their own requests', 'ownRequest 归档', () => changed(['"30"', '"2"'])],
    [
      'no branch condition holds for real values',
      'noBranch 金额',
      () =>
        changed(
          [' default="small"', ''],
          [flow('small', 'g', 'm').replace('></sequenceFlow>', '/>'), flow('small', 'g', 'm', 'money &lt; 300')],
        ),
    ],
    [
      'two conditions overlap',
      'overlap 总裁',
      () =>
        changed(
          [BIG, `${task('boss', '总裁', 21)}${BIG}`],
          [END, `${flow('huge', 'g', 'boss', 'money &gt;= 1500')}${flow('b', 'boss', 'm')}${END}`],
        ),
    ],
    [
      'a step that no request reaches',
      'unreached 总裁',
      () =>
        changed([
          BIG,
          `${task('boss', '总裁', 21)}${flow('huge', 'g', 'boss', 'money &gt;= 9000')}${flow('b', 'boss', 'm')}${BIG}`,
        ]),
    ],
    ['an endless return', 'endless 主管', () => changed([BIG, `${flow('again', 'g', 'head', 'result == 2')}${BIG}`])],
    [
      'a fork that is never joined',
      'noJoin 汇合',
      () =>
        changed([
          'targetRef="join"/><sequenceFlow id="f8"',
          'targetRef="e"/><sequenceFlow id="f9" sourceRef="g" targetRef="join"><conditionExpression>${money &lt; 0}</conditionExpression></sequenceFlow><sequenceFlow id="f8"',
        ]),
    ],
    ['a limit that was changed', 'limit 总监', () => changed(['1000', '5000'])],
    ['one person decides several steps', 'samePerson 归档、记账', () => changed(['"31,32"', '"30"'])],
    ['a workload that doubles', 'doubled 21', () => changed(['"30"', '"21"'])],
    [
      'the step of a running request was removed',
      'gone director',
      () =>
        changed(
          ['id="director"', 'id="director2"'],
          ['targetRef="director"', 'targetRef="director2"'],
          ['sourceRef="director"', 'sourceRef="director2"'],
        ),
    ],
  ])('the rehearsal reports a defect: %s', async (_, finding, xml) => expect(await found(xml())).toContain(finding));
});

it('the rehearsal of a workflow lists the requests affected by a problem and where each would stop', async () => {
  const xml = changed(['name="归档" ', 'name="归档" activiti:empty="refuse" '], ['"30"', '"77"']);
  const { findings, requests } = rehearse(await readProcess(xml), year.slice(0, 2), staff());
  expect(findings[0]).toEqual({ rule: 'nobody', about: '归档', requests: ['采购0', '采购1'] });
  expect(requests[1]).toMatchObject({ ended: 'stopped', stoppedAt: '归档' });
});

it.each<[string, Partial<Past>, string | undefined]>([
  ['that would wait at the same step', { at: ['director'] }, undefined],
  ['that was returned to its applicant', { at: ['applicant'] }, 'applicant'],
  ['whose step would be skipped', { at: ['director'], variables: { money: 5 } }, 'otherwise'],
  ['whose form lacks a number', { at: ['director'], variables: {} }, 'values'],
])('a running request %s has the obstacle %o', async (_, more, obstacle) => {
  const [request] = rehearse(await readProcess(DRAWING), [{ ...year[27], ...more } as Past], staff()).requests;
  expect(request?.obstacle).toBe(obstacle);
});

/** Two parallel branches of three steps, then one last step. */
const BRANCHED = () =>
  changed(
    [
      '<userTask id="book"',
      `${['file2', 'file3', 'book2', 'book3', 'last'].map((id) => task(id, id, 1)).join('')}<userTask id="book"`,
    ],
    [
      flow('f6', 'file', 'join').replace('></sequenceFlow>', '/>'),
      flow('a2', 'file', 'file2') + flow('a3', 'file2', 'file3') + flow('f6', 'file3', 'join'),
    ],
    [
      flow('f7', 'book', 'join').replace('></sequenceFlow>', '/>'),
      flow('b2', 'book', 'book2') + flow('b3', 'book2', 'book3') + flow('f7', 'book3', 'join'),
    ],
    [flow('f8', 'join', 'e').replace('></sequenceFlow>', '/>'), flow('l', 'join', 'last') + flow('f8', 'last', 'e')],
  );
const decidedAt = (...steps: string[]) => steps.map((taskDefKey) => ({ taskDefKey, deciderId: 1, result: 2 }));

describe('the move of a running request to a changed diagram', () => {
  it.each<[string, xml: () => string, at: string[], decided: string[], obstacle: string | undefined]>([
    [
      'can move after a step that nobody can decide was skipped',
      () => changed(['"20,21"', '"77" activiti:empty="skip"']),
      ['file', 'book'],
      ['head'],
      undefined,
    ],
    [
      'can move if one branch is two steps ahead',
      BRANCHED,
      ['file3', 'book'],
      ['head', 'director', 'file', 'file2'],
      undefined,
    ],
    [
      'cannot move past a new step, even if several people decided a step before',
      () => DRAWING,
      ['file', 'book'],
      ['head', 'head', 'head'],
      'otherwise',
    ],
    [
      'cannot move past the join of branches of which one is undecided',
      BRANCHED,
      ['last'],
      ['head', 'director', 'book', 'book2', 'book3'],
      'otherwise',
    ],
    ['can move after it was returned to a step', () => DRAWING, ['head'], ['head', 'director'], undefined],
    [
      'can move while only some of several deciders of a step have voted',
      () =>
        changed([
          'candidateGroups="head"/>',
          'candidateGroups="head"><multiInstanceLoopCharacteristics isSequential="false"/></userTask>',
        ]),
      ['head'],
      ['head'],
      undefined,
    ],
  ])('a running request %s', async (_, xml, at, decided, obstacle) => {
    const past = { ...year[27], at, decisions: decidedAt(...decided) } as Past;
    expect(rehearse(await readProcess(xml()), [past], staff()).requests[0]?.obstacle).toBe(obstacle);
  });

  it('only the waiting steps of a running request and the steps after them count as pending', async () => {
    const decisions = decidedAt('head', 'director', 'file', 'file2');
    const past = { ...year[27], at: ['file3', 'book'], decisions } as Past;
    const [request] = rehearse(await readProcess(BRANCHED()), [past], staff()).requests;
    const pending = request?.would.flatMap(({ id, isPending }) => (isPending ? id : []));
    expect(pending?.toSorted()).toEqual(['book', 'book2', 'book3', 'file3', 'last']);
  });
});

it('the rehearsal of a changed workflow accepts past requests with missing fields and unknown steps', async () => {
  const bare: Past = {
    procInstId: '9007199254740993123',
    procDefId: 'x',
    decisions: [{ taskDefKey: 'gone', result: 2 }],
  };
  const { requests } = rehearse(await readProcess(DRAWING), [bare], { users: null });
  expect(requests).toHaveLength(1);
});
