import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { templateMoves, templateSchema } from '@/areas/contract/template/template.resource';
import { problemOfList, problemOfText, type VariableProblem } from '@/areas/contract/template/variables';
import { nextVersion } from '@/areas/system/agreement/agreement.resource';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { type Change, crud } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { timestamp } from '../respond';
import { contractTemplatesSeed } from '../seeds/contractTemplates';
import { defineTable } from '../table';

const templateRow = z.object(templateSchema.shape).extend({ id: z.number() });
type TemplateRow = z.infer<typeof templateRow>;

const templates = defineTable<TemplateRow>({
  name: 'contractTemplates',
  idKey: 'id',
  schema: templateRow,
  seed: contractTemplatesSeed,
});

const WORDS: Readonly<Record<VariableProblem['kind'], string>> = {
  unknown: '正文中的变量未在变量列表中',
  malformed: '正文中的变量写法不正确',
  double: '变量名重复',
  badKey: '变量名不正确',
  noLabel: '变量缺少说明',
  tooMany: '最多50个变量',
};

/**
 * Contract templates (docs/contract#3.4.28). The placeholders in a text must be declared as variables, and each
 * publication creates a version.
 */
export const templateHandlers: RequestHandler[] = [
  ...crud({
    path: '/biz/contractTemplate',
    table: templates,
    permission: 'contract:template',
    history: {},
    permissions: { get: 'contract:template:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['templateNo', 'version', 'useCount', 'publishStatus', 'versions'],
    sort: { field: 'updateTime', order: 'desc' },
    sortable: ['templateName', 'effectiveDate', 'useCount', 'updateTime'],
    filters: { templateName: 'like', contractType: 'eq', memberType: 'eq', publishStatus: 'eq' },
    unique: { templateName: () => '模板名称已存在' },
    refuses,
    fresh: async (_, { user }) => ({
      templateNo: `HT${202_600 + (await templates.all()).length + 1}`,
      version: 'v1.0',
      useCount: 0,
      publishStatus: '0' as const,
      versions: [],
      updateBy: user.loginName,
      updateTime: timestamp(),
    }),
    presenter: ({ params }) => {
      if (params.id !== undefined) return (row) => row;
      return ({ content: _content, versions: _versions, variables: _variables, ...row }) => row;
    },
  }),
  act({
    path: '/biz/contractTemplate',
    table: templates,
    verb: 'publish',
    permission: 'contract:template:publish',
    change: (row, { publishStatus }, { user }) => {
      const stamp = { updateBy: user.loginName, updateTime: timestamp() };
      const move = publishStatus === '1' ? templateMoves.publish : templateMoves.withdraw;
      const state = { ...stamp, publishStatus: moved(move, row.publishStatus) as TemplateRow['publishStatus'] };
      if (state.publishStatus !== '1') return state;
      const before = row.versions ?? [];
      const version = before.length > 0 ? nextVersion(row.version ?? 'v1.0') : (row.version ?? 'v1.0');
      const now = { version, content: row.content, publishTime: stamp.updateTime, publishBy: user.loginName };
      return { ...state, version, versions: [now, ...before] };
    },
  }),
];

function refuses({ verb, row, next }: Change<TemplateRow>): string | undefined {
  if (row && !isOpen(row.publishStatus)) return NOT_ALLOWED;
  if (verb === 'remove') return row?.useCount ? `${row.templateName}已分配,不能删除` : undefined;
  const { contentType, content, fileUrl, variables } = { ...row, ...next };
  if (contentType === '2') return fileUrl ? undefined : '请上传模板文件';
  if (!content) return '请输入模板正文';
  const problem = problemOfList(variables ?? []) ?? problemOfText(content, variables ?? []);
  return problem && `${WORDS[problem.kind]}：${problem.keys.join('、')}`;
}
