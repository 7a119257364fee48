import national from './generated/national.json';

const listed = (kind: string) =>
  national.flatMap(([of, code = '', name = '']) => (of === kind ? [{ code, name }] : []));

/** GB/T 4754-2017: the divisions of the sections A to T, one section per line. They are numbered 01 to 97. */
const DIVISIONS = [
  '农业|林业|畜牧业|渔业|农、林、牧、渔专业及辅助性活动',
  '煤炭开采和洗选业|石油和天然气开采业|黑色金属矿采选业|有色金属矿采选业|非金属矿采选业|开采专业及辅助性活动|其他采矿业',
  '农副食品加工业|食品制造业|酒、饮料和精制茶制造业|烟草制品业|纺织业|纺织服装、服饰业|皮革、毛皮、羽毛及其制品和制鞋业|木材加工和木、竹、藤、棕、草制品业|家具制造业|造纸和纸制品业|印刷和记录媒介复制业|文教、工美、体育和娱乐用品制造业|石油、煤炭及其他燃料加工业|化学原料和化学制品制造业|医药制造业|化学纤维制造业|橡胶和塑料制品业|非金属矿物制品业|黑色金属冶炼和压延加工业|有色金属冶炼和压延加工业|金属制品业|通用设备制造业|专用设备制造业|汽车制造业|铁路、船舶、航空航天和其他运输设备制造业|电气机械和器材制造业|计算机、通信和其他电子设备制造业|仪器仪表制造业|其他制造业|废弃资源综合利用业|金属制品、机械和设备修理业',
  '电力、热力生产和供应业|燃气生产和供应业|水的生产和供应业',
  '房屋建筑业|土木工程建筑业|建筑安装业|建筑装饰、装修和其他建筑业',
  '批发业|零售业',
  '铁路运输业|道路运输业|水上运输业|航空运输业|管道运输业|多式联运和运输代理业|装卸搬运和仓储业|邮政业',
  '住宿业|餐饮业',
  '电信、广播电视和卫星传输服务|互联网和相关服务|软件和信息技术服务业',
  '货币金融服务|资本市场服务|保险业|其他金融业',
  '房地产业',
  '租赁业|商务服务业',
  '研究和试验发展|专业技术服务业|科技推广和应用服务业',
  '水利管理业|生态保护和环境治理业|公共设施管理业|土地管理业',
  '居民服务业|机动车、电子产品和日用产品修理业|其他服务业',
  '教育',
  '卫生|社会工作',
  '新闻和出版业|广播、电视、电影和录音制作业|文化艺术业|体育|娱乐业',
  '中国共产党机关|国家机构|人民政协、民主党派|社会保障|群众团体、社会团体和其他成员组织|基层群众自治组织及其他组织',
  '国际组织',
];

/** The groups of two divisions of section I. */
const GROUPS: Readonly<Record<string, string>> = {
  '64': '641 互联网接入及相关服务|642 互联网信息服务|643 互联网平台|644 互联网安全服务|645 互联网数据服务|649 其他互联网服务',
  '65': '651 软件开发|652 集成电路设计|653 信息系统集成和物联网技术服务|654 运行维护服务|655 信息处理和存储支持服务|656 信息技术咨询服务|657 数字内容服务|659 其他信息技术服务业',
};
const HOT = new Set(['I', '64', '65', '651', '653', '83', '84', 'J']);

/** Sections have the ids 1 to 20 and divisions 101 to 197; the id of a group is its code. */
export function industriesSeed() {
  const row = (id: number, parentId: number, industryCode: string, industryName: string, sort: number) => {
    const isHot: 'Y' | 'N' = HOT.has(industryCode) ? 'Y' : 'N';
    return { id, parentId, industryCode, industryName, icon: null, isHot, sort, status: '0' as const };
  };
  let division = 0;
  return listed('industry').flatMap(({ code, name }, index) => [
    row(index + 1, 0, code, name, index + 1),
    ...(DIVISIONS[index] ?? '').split('|').flatMap((title, place) => {
      division += 1;
      const own = 100 + division;
      const number = String(division).padStart(2, '0');
      const groups = coded(GROUPS[number]).map(([group, words], no) => row(Number(group), own, group, words, no + 1));
      return [row(own, index + 1, number, title, place + 1), ...groups];
    }),
  ]);
}

/** Classes and occupations below the major groups, as `code name`; children follow after `>`. */
const OCCUPATIONS = [
  '2-02 工程技术人员>2-02-10-03 计算机软件工程技术人员|2-02-10-04 计算机网络工程技术人员|2-02-10-07 信息安全工程技术人员|2-02-38-01 人工智能工程技术人员|2-02-38-02 物联网工程技术人员|2-02-38-03 大数据工程技术人员|2-02-38-04 云计算工程技术人员',
  '2-05 卫生专业技术人员>2-05-01-01 内科医师|2-05-08-01 内科护士',
  '2-08 教学人员>2-08-01-00 高等教育教师|2-08-02-00 中等职业教育教师|2-08-03-02 小学教育教师',
  '3-01 行政办事及辅助人员>3-01-02-05 收发员|3-01-02-07 秘书',
  '4-01 批发与零售服务人员>4-01-02-01 营销员|4-01-02-06 互联网营销师',
  '4-02 交通运输、仓储物流和邮政业服务人员>4-02-06-01 仓储管理员|4-02-07-10 网约配送员',
  '4-03 住宿和餐饮服务人员>4-03-02-01 中式烹调师|4-03-02-03 西式烹调师|4-03-02-05 餐厅服务员',
  '4-04 信息传输、软件和信息技术服务人员>4-04-05-01 计算机程序设计员|4-04-05-02 计算机软件测试员|4-04-05-05 人工智能训练师',
  '4-07 租赁和商务服务人员>4-07-03-04 企业人力资源管理师|4-07-03-05 劳动关系协调员',
  '4-08 技术辅助服务人员>4-08-05-01 农产品食品检验员|4-08-08-01 花艺环境设计师',
  '4-10 居民服务人员>4-10-01-01 婴幼儿发展引导员|4-10-01-06 家政服务员|4-10-03-01 美容师|4-10-03-02 美发师',
  '5-05 农业生产服务人员>5-05-01-02 农作物植保员',
  '6-18 机械制造基础加工人员>6-18-01-01 车工|6-18-01-02 铣工|6-18-02-04 焊工',
  '6-31 生产辅助人员>6-31-01-03 电工|6-31-01-01 设备点检员',
];

/**
 * Major groups have the ids 1 to 8, and their descendants get consecutive ids. Some occupations refer to the software
 * industries.
 */
export function occupationsSeed() {
  let id = 10;
  const row = (own: number, parentId: number, occupationCode: string, occupationName: string, sort: number) => {
    const software = /^(?:2-02|4-04)-/.test(occupationCode);
    return {
      id: own,
      parentId,
      occupationCode,
      occupationName,
      industryIds: software ? [164, 165] : null,
      isHot: software ? ('Y' as const) : ('N' as const),
      description: null,
      sort,
      status: '0' as const,
    };
  };
  return [
    ...listed('occupation').map(({ code, name }, index) => row(index + 1, 0, code, name, index + 1)),
    ...OCCUPATIONS.flatMap((line, index) => {
      const [head = '', below = ''] = line.split('>');
      const [[code, name] = ['', '']] = coded(head);
      const own = (id += 1);
      const leaves = coded(below).map(([leaf, words], no) => row((id += 1), own, leaf, words, no + 1));
      return [row(own, Number(code.charAt(0)), code, name, index + 1), ...leaves];
    }),
  ];
}

/** The classes below the disciplines, with their majors. */
const MAJORS = [
  '0101 哲学类>010101 哲学|010102 逻辑学',
  '0201 经济学类>020101 经济学|020102 经济统计学',
  '0203 金融学类>020301K 金融学|020304 投资学',
  '0301 法学类>030101K 法学|030102T 知识产权',
  '0401 教育学类>040101 教育学|040104 教育技术学|040106 学前教育',
  '0501 中国语言文学类>050101 汉语言文学|050103 汉语国际教育',
  '0502 外国语言文学类>050201 英语|050207 日语',
  '0503 新闻传播学类>050301 新闻学|050303 广告学',
  '0601 历史学类>060101 历史学',
  '0701 数学类>070101 数学与应用数学|070102 信息与计算科学',
  '0712 统计学类>071201 统计学|071202 应用统计学',
  '0802 机械类>080201 机械工程|080202 机械设计制造及其自动化|080205 工业设计',
  '0806 电气类>080601 电气工程及其自动化',
  '0807 电子信息类>080701 电子信息工程|080703 通信工程',
  '0809 计算机类>080901 计算机科学与技术|080902 软件工程|080903 网络工程|080904K 信息安全|080905 物联网工程|080910T 数据科学与大数据技术',
  '0828 建筑类>082801 建筑学|082802 城乡规划',
  '0901 植物生产类>090101 农学|090102 园艺',
  '1002 临床医学类>100201K 临床医学',
  '1011 护理学类>101101K 护理学',
  '1202 工商管理类>120201K 工商管理|120203K 会计学|120204 财务管理|120206 人力资源管理',
  '1206 物流管理与工程类>120601 物流管理',
  '1305 设计学类>130502 视觉传达设计|130503 环境设计',
];
const LONG = new Set(['建筑学', '临床医学', '城乡规划']);

/** The id of a discipline is its number. Majors are at undergraduate level. */
export function specialtiesSeed() {
  let id = 20;
  const disciplines = listed('discipline');
  const nameOf = (code: string) => disciplines.find((one) => one.code === code.slice(0, 2))?.name ?? '';
  const row = (own: number, parentId: number, specialtyCode: string, specialtyName: string, sort: number) => {
    const major = specialtyCode.length >= 6;
    return {
      id: own,
      parentId,
      specialtyCode,
      specialtyName,
      degreeLevel: major ? '1' : null,
      degreeType: major ? `${nameOf(specialtyCode)}学士` : null,
      duration: major ? (LONG.has(specialtyName) ? 5 : 4) : null,
      sort,
      status: '0' as const,
      useCount: specialtyCode.startsWith('0809') && major ? own : 0,
    };
  };
  return [
    ...disciplines.map(({ code, name }, index) => row(index + 1, 0, code, name, index + 1)),
    ...MAJORS.flatMap((line, index) => {
      const [head = '', below = ''] = line.split('>');
      const [[code, name] = ['', '']] = coded(head);
      const own = (id += 1);
      const leaves = coded(below).map(([leaf, words], no) => row((id += 1), own, leaf, words, no + 1));
      return [row(own, Number(code.slice(0, 2)), code, name, index + 1), ...leaves];
    }),
  ];
}

const COURSES = [
  '编程开发>前端开发|后端开发|移动开发|数据库',
  '数据与人工智能>数据分析|机器学习|提示词工程',
  '设计创意>界面设计|视频剪辑|三维建模',
  '职业技能>电工|焊工|烹饪|美容美发',
  '职场提升>沟通表达|项目管理|办公软件',
  '语言学习>商务英语|日语|普通话',
  '考证培训>教师资格|会计职称|建造师',
];

/** Types of courses. The last ones in each line have no courses yet. */
export function courseTypesSeed() {
  let id = 0;
  const row = (parentId: number, typeName: string, sort: number, courseCount: number) => ({
    id: (id += 1),
    parentId,
    typeName,
    icon: parentId === 0 && sort === 1 ? '/logo.svg' : null,
    courseCount,
    sort,
    status: '0' as const,
    remark: null,
  });
  return COURSES.flatMap((line, index) => {
    const [head = '', below = ''] = line.split('>');
    const names = below.split('|');
    const top = row(0, head, index + 1, (names.length - 1) * (names.length + 3));
    const leaves = names.map((name, no) => row(top.id, name, no + 1, no === names.length - 1 ? 0 : names.length + 3));
    return [top, ...leaves];
  });
}

/** Parses `a x|b y` into pairs of code and name. */
const coded = (text = ''): (readonly [code: string, words: string])[] =>
  text
    .split('|')
    .filter(Boolean)
    .map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]);
