/** Building blocks for resumes. All companies, schools and people are invented. */
export const SURNAMES = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹'];
export const MEN = '志强 浩然 文博 俊杰 思远 宇航 子轩 建国 一鸣 晓东 明轩 家豪 天佑 立诚 伟 磊 涛 鹏'.split(' ');
export const WOMEN = '雨桐 海燕 佳琪 婷婷 欣怡 嘉怡 诗涵 秀英 梓涵 若曦 静怡 雪莹 敏 丽 芳 慧 娜 倩'.split(' ');
export const CITIES = '深圳 广州 杭州 成都 武汉 长沙 苏州 南京 西安 重庆 郑州 青岛'.split(' ');
export const REGIONS: Readonly<Record<string, string>> = {
  深圳: '广东省深圳市南山区',
  广州: '广东省广州市天河区',
  杭州: '浙江省杭州市余杭区',
  成都: '四川省成都市高新区',
  武汉: '湖北省武汉市洪山区',
  长沙: '湖南省长沙市岳麓区',
  苏州: '江苏省苏州市吴中区',
  南京: '江苏省南京市江宁区',
  西安: '陕西省西安市雁塔区',
  重庆: '重庆市渝北区',
  郑州: '河南省郑州市金水区',
  青岛: '山东省青岛市崂山区',
};
export const COMPANIES =
  '云帆数据服务有限公司 启明信息技术有限公司 汇智人力资源有限公司 蓝桥文化传媒有限公司 恒信财务咨询有限公司 星海电子商务有限公司 嘉禾供应链管理有限公司 百川软件有限公司'.split(
    ' ',
  );
/** The schools by education: secondary, college, university. */
export const SCHOOLS = {
  '2': ['城南中等职业学校', '东湖技工学校', '新港职业中专'],
  '4': ['岭海职业技术学院', '江北信息职业学院', '华川商务职业学院'],
  '5': ['岭海大学', '江南理工大学', '西川师范大学', '中原财经大学'],
  '6': ['江南理工大学', '岭海大学'],
} as const;

/** An occupation with job titles and related data. */
export interface Trade {
  jobs: readonly [string, string, string];
  industry: string;
  specialty: string;
  skills: readonly string[];
  certificate: string;
  tasks: readonly string[];
  project: string;
}

export const TRADES: readonly Trade[] = [
  {
    jobs: ['数据录入员', '资料整理员', '数据标注主管'],
    industry: '数据服务',
    specialty: '文秘速录',
    skills: ['五笔录入', 'Excel', '数据校对'],
    certificate: '计算机文字录入处理员',
    tasks: [
      '负责客户合同、票据与问卷的录入与双人校对，日均处理 600 份，差错率低于万分之三。',
      '编写录入规范与常见错误清单，新人上岗培训周期由 10 天缩短到 6 天。',
      '按月汇总录入质量数据，提出表单改版建议并被采纳 4 项。',
    ],
    project: '历史档案数字化',
  },
  {
    jobs: ['行政专员', '办公室文员', '行政主管'],
    industry: '企业服务',
    specialty: '行政管理',
    skills: ['公文写作', '会务组织', 'Office'],
    certificate: '秘书',
    tasks: [
      '负责会议安排、纪要整理与决议跟踪，支撑 80 人规模的部门运转。',
      '管理办公物资采购与库存，年度费用较预算节约 11%。',
      '搭建电子档案目录，合同检索时间由半天缩短到几分钟。',
    ],
    project: '电子公文系统上线',
  },
  {
    jobs: ['会计', '出纳', '财务主管'],
    industry: '财务咨询',
    specialty: '会计学',
    skills: ['总账核算', '纳税申报', '用友 U8'],
    certificate: '初级会计职称',
    tasks: [
      '负责 12 家小微企业的记账、报税与年度汇算清缴，零逾期。',
      '编制现金流预测表，协助客户提前两个月安排融资。',
      '参与内控制度修订，完善费用报销与付款审批流程。',
    ],
    project: '费用报销流程改造',
  },
  {
    jobs: ['前端开发工程师', '测试工程师', '前端组长'],
    industry: '软件和信息技术服务',
    specialty: '软件技术',
    skills: ['TypeScript', 'React', '自动化测试'],
    certificate: '计算机程序设计员',
    tasks: [
      '负责管理后台与小程序的前端开发，沉淀通用表格与表单组件 20 余个。',
      '把首屏加载时间由 4.2 秒降到 1.6 秒，并建立性能预算。',
      '为核心流程编写端到端测试，回归时间由两天缩短到两小时。',
    ],
    project: '招聘平台重构',
  },
  {
    jobs: ['电商客服', '店铺运营', '客服主管'],
    industry: '电子商务',
    specialty: '电子商务',
    skills: ['客户沟通', '店铺运营', '数据分析'],
    certificate: '电子商务师',
    tasks: [
      '负责售前咨询与售后处理，日均接待 180 人次，满意度 97%。',
      '梳理常见问题话术 120 条，首次响应时间由 45 秒降到 18 秒。',
      '参与大促活动策划与复盘，活动期转化率提升 2.3 个百分点。',
    ],
    project: '大促客服排班优化',
  },
  {
    jobs: ['新媒体编辑', '课程助教', '内容主管'],
    industry: '教育培训',
    specialty: '网络与新媒体',
    skills: ['文案写作', '短视频剪辑', '课程脚本'],
    certificate: '全媒体运营师',
    tasks: [
      '负责公众号与短视频账号的选题、撰写与排版，粉丝由 2 万增长到 9 万。',
      '与讲师共同打磨打字与速录课程 16 节，完课率 82%。',
      '建立内容日历与素材库，每周稳定产出 5 篇图文、3 条短视频。',
    ],
    project: '打字训练营课程',
  },
];
