import { timestamp } from '../respond';

const TITLES: readonly [title: string, type: '1' | '2', scope: string, content: string][] = [
  [
    '11月28日凌晨系统升级',
    '1',
    '0',
    '<p>11月28日 <strong>01:00–03:00</strong> 系统升级，期间无法登录，请提前保存正在处理的内容。</p>',
  ],
  [
    '企业审核新增营业期限核对',
    '2',
    '4',
    '<h3>变更内容</h3><p>审核企业资料时请核对营业执照的<strong>营业期限</strong>：</p><ul><li><p>已到期的请驳回，并注明到期日。</p></li><li><p>剩余不足 30 天的请提醒企业换证。</p></li></ul>',
  ],
  [
    '第三届打字竞赛报名开始',
    '2',
    '0',
    '<p>报名截止 <strong>12月10日</strong>，请各区域运营同事通知合作院校。</p><table><tbody><tr><th><p>组别</p></th><th><p>比赛日期</p></th></tr><tr><td><p>学生组</p></td><td><p>12月18日</p></td></tr><tr><td><p>职工组</p></td><td><p>12月19日</p></td></tr></tbody></table>',
  ],
  ['开票申请处理时限调整为两个工作日', '1', '4', '<p>即日起开票申请须在两个工作日内审核完毕。</p>'],
  ['国庆节值班安排', '2', '4', '<p>值班表见附件。</p>'],
  ['院校资料补充说明', '1', '2', '<p>请各院校在本月底前补充办学许可证扫描件。</p>'],
  ['企业招聘信息发布规范', '2', '1', '<p>职位描述中不得出现性别、年龄等歧视性要求。</p>'],
  ['创作者结算周期调整', '2', '3', '<p>自下月起课程收入由按月结算调整为按周结算。</p>'],
];

/** The seeded notices, with times relative to now. One is scheduled for the future. */
export const noticesSeed = () =>
  Array.from({ length: 32 }, (_, index) => {
    const [title, noticeType, scope, noticeContent] = TITLES[index % TITLES.length] ?? ['', '1', '0', ''];
    const round = Math.floor(index / TITLES.length);
    const publishStatus = index === 4 ? '2' : round === 0 ? '1' : (['1', '2', '0'][(index + round) % 3] ?? '0');
    const back = index === 7 ? -48 : 5 + index * 29;
    const publishTime = timestamp(new Date(Date.now() - back * 3_600_000));
    return {
      noticeId: index + 1,
      noticeTitle: round === 0 ? title : `${title}（第${round + 1}次通知）`,
      noticeType,
      noticeContent,
      status: index % 11 === 10 ? '1' : '0',
      scope,
      cover: '',
      isTop: index === 0 ? 'Y' : 'N',
      attachments: index % 8 === 4 ? [{ name: '值班表.pdf', url: '/api/system/dfs/file/seed3', size: 604 }] : [],
      publishStatus,
      publishTime: publishStatus === '0' ? null : publishTime,
      readCount: publishStatus === '0' || back < 0 ? 0 : (index * 47) % 310,
      createBy: 'admin',
      createTime: timestamp(new Date(Date.now() - (Math.abs(back) + 2) * 3_600_000)),
      remark: '',
      readers: [],
    };
  });
