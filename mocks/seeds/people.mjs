const SURNAMES =
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 黄huang 赵zhao 吴wu 周zhou 徐xu 孙sun 马ma 朱zhu 胡hu 林lin 郭guo 何he 高gao 罗luo';
const GIVEN =
  '静jing 志强zhiqiang 雨桐yutong 伟wei 海燕haiyan 浩然haoran 敏min 文博wenbo 佳琪jiaqi 磊lei 婷婷tingting 俊杰junjie 丽li 思远siyuan 欣怡xinyi ' +
  '军jun 嘉怡jiayi 一鸣yiming 娟juan 宇航yuhang 诗涵shihan 勇yong 晓东xiaodong 秀英xiuying 涛tao 子轩zixuan 芳fang 建国jianguo 梓涵zihan 明ming ' +
  '艳yan 超chao 霞xia 平ping 刚gang 娜na 强qiang 杰jie 洋yang 慧hui';
const WOMEN = new Set('静 雨桐 海燕 敏 佳琪 婷婷 丽 欣怡 嘉怡 娟 诗涵 秀英 芳 梓涵 艳 霞 娜 慧'.split(' '));
const DEPTS = [103, 104, 105, 106, 107, 108, 109];
const DUTIES = { 2: '客户服务', 3: '资料审核', 4: '财务对账', 5: '赛事运营', 6: '内容编辑', 7: '数据查看' };

const split = (list) => list.split(' ').map((entry) => /^([^a-z]+)([a-z]+)$/.exec(entry).slice(1));
const surnames = split(SURNAMES);
const given = split(GIVEN);
const pad = (n, width = 2) => String(n).padStart(width, '0');

/** Returns a time in the office hours of 2026, `day` days after 5 January, the same on every run. */
function moment(day, i) {
  const date = new Date(Date.UTC(2026, 0, 5 + day, 9 + ((i * 5) % 9), (i * 17) % 60, (i * 31) % 60));
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

const base = {
  userType: '00',
  avatar: '',
  delFlag: '0',
  postIds: [],
  createBy: 'admin',
  updateBy: '',
  updateTime: null,
};

/**
 * 57 invented accounts: the administrator, the operator, a blocked account, and 54 colleagues. No phone number or
 * e-mail address is real.
 */
export function people(roleIds) {
  const taken = new Map();
  const rows = [
    {
      ...base,
      userId: 1,
      deptId: 103,
      loginName: 'admin',
      userName: '系统管理员',
      email: 'admin@example.com',
      phonenumber: '13800138000',
      sex: '0',
      status: '0',
      loginIp: '127.0.0.1',
      loginDate: '2026-11-18 08:56:12',
      roleIds: [1],
      compIds: [1001, 1002],
      remark: '超级管理员',
      createTime: '2026-01-01 09:00:00',
    },
    {
      ...base,
      userId: 2,
      deptId: 104,
      loginName: 'yunying',
      userName: '运营小王',
      email: 'yunying@example.com',
      phonenumber: '13800138001',
      sex: '1',
      status: '0',
      loginIp: '10.0.4.21',
      loginDate: '2026-11-18 09:02:40',
      roleIds: [2],
      compIds: [1001, 1002],
      remark: '平台运营',
      createTime: '2026-01-02 10:12:33',
    },
  ];
  for (let i = 0; rows.length < 57; i++) {
    const [surname, surnamePinyin] = surnames[(i * 3 + Math.floor(i / 20)) % surnames.length];
    const [name, namePinyin] = given[(i * 7) % given.length];
    const pinyin = surnamePinyin + namePinyin;
    const twin = taken.get(pinyin) ?? 0;
    taken.set(pinyin, twin + 1);
    const loginName = twin ? `${pinyin}${twin + 1}` : pinyin;
    const userId = rows.length + 1;
    const neverCame = i % 11 === 6;
    const roleId = roleIds[i % roleIds.length];
    rows.push({
      ...base,
      userId,
      deptId: DEPTS[(i * 5) % DEPTS.length],
      loginName,
      userName: surname + name,
      email: `${loginName}@example.com`,
      phonenumber: `1380013${pad(8002 + i, 4)}`,
      sex: i % 23 === 9 ? '2' : WOMEN.has(name) ? '1' : '0',
      status: i % 9 === 0 ? '1' : '0',
      loginIp: neverCame ? '' : `10.0.${4 + (i % 5)}.${20 + i}`,
      loginDate: neverCame ? null : moment(290 + (i % 28), i + 3),
      roleIds: [...new Set([roleId, ...(i % 8 === 5 ? [2] : [])])],
      compIds: [i % 6 === 4 ? 1002 : 1001],
      remark: DUTIES[roleId],
      createTime: moment(Math.round(i * 5.6), i),
    });
  }
  return rows;
}
