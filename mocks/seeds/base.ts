import { occupationsSeed } from './classes';
import national from './generated/national.json';

const CITIES = [
  [11, 1101, '北京市'],
  [12, 1201, '天津市'],
  [21, 2102, '辽宁省大连市'],
  [31, 3101, '上海市'],
  [32, 3201, '江苏省南京市'],
  [33, 3301, '浙江省杭州市'],
  [34, 3401, '安徽省合肥市'],
  [35, 3502, '福建省厦门市'],
  [37, 3702, '山东省青岛市'],
  [41, 4101, '河南省郑州市'],
  [42, 4201, '湖北省武汉市'],
  [43, 4301, '湖南省长沙市'],
  [44, 4403, '广东省深圳市'],
  [51, 5101, '四川省成都市'],
  [61, 6101, '陕西省西安市'],
] as const;
const KINDS = [
  ['示例理工大学', '1', '1', '教育部'],
  ['示例职业技术学院', '1', '2', '省教育厅'],
  ['示例技师学院', '1', '3', '市人力资源和社会保障局'],
  ['示例国际学院', '3', '1', '省教育厅'],
] as const;

/** Invented schools in fifteen cities: four in every city with an even number, two in the others. */
export function schoolsSeed() {
  let id = 0;
  return CITIES.flatMap(([provinceId, cityId, regionName], place) =>
    KINDS.slice(0, place % 2 === 0 ? 4 : 2).map(([kind, schoolNature, schoolLevel, competentDept], index) => {
      id += 1;
      const top = index === 0 && place % 3 === 0 ? ('Y' as const) : ('N' as const);
      return {
        id,
        schoolCode: `41${cityId}${String(9000 + id)}`,
        schoolName: `${regionName.replace(/^.*省/, '').replace('市', '')}${kind}`,
        schoolNature,
        schoolLevel,
        competentDept,
        provinceId,
        cityId,
        regionName,
        badge: '/logo.svg',
        website: `https://school${id}.example.edu.cn`,
        is985: top,
        is211: top,
        isDoubleFirst: top,
        sort: id,
        status: id % 17 === 0 ? ('1' as const) : ('0' as const),
        remark: null,
      };
    }),
  );
}

/** Name, kind, issuer, levels, years, and the names of the occupations. */
const CERTIFICATES: readonly (readonly [string, string, string, string, number, string])[] = [
  ['教师资格证', '1', '示例市教育局', '', 0, '高等教育教师,小学教育教师'],
  ['护士执业资格证', '1', '示例市卫生健康委员会', '', 5, '内科护士'],
  ['法律职业资格证', '1', '示例省司法厅', '', 0, ''],
  ['注册会计师', '1', '示例省注册会计师协会', '', 0, ''],
  ['一级建造师', '1', '示例省人事考试中心', '', 3, ''],
  ['电工职业技能等级证书', '2', '示例市职业技能鉴定中心', '12345', 0, '电工'],
  ['焊工职业技能等级证书', '2', '示例市职业技能鉴定中心', '12345', 0, '焊工'],
  ['车工职业技能等级证书', '2', '示例市职业技能鉴定中心', '1234', 0, '车工'],
  ['中式烹调师职业技能等级证书', '2', '示例市职业技能鉴定中心', '12345', 0, '中式烹调师'],
  ['计算机程序设计员职业技能等级证书', '2', '示例软件行业协会', '234', 0, '计算机程序设计员'],
  ['人工智能训练师职业技能等级证书', '2', '示例软件行业协会', '12345', 0, '人工智能训练师'],
  ['互联网营销师职业技能等级证书', '2', '示例电子商务协会', '12345', 0, '互联网营销师'],
  ['企业人力资源管理师职业技能等级证书', '2', '示例市职业技能鉴定中心', '2345', 0, '企业人力资源管理师'],
  ['家政服务员专项能力证书', '3', '示例市职业技能鉴定中心', '', 0, '家政服务员'],
  ['短视频制作专项能力证书', '3', '示例市职业技能鉴定中心', '', 0, ''],
  ['直播销售专项能力证书', '3', '示例电子商务协会', '', 3, '互联网营销师'],
  ['示例云架构师认证', '4', '示例云计算有限公司', '', 2, '云计算工程技术人员'],
  ['示例数据库管理员认证', '4', '示例数据库有限公司', '', 3, '计算机软件工程技术人员'],
  ['示例网络工程师认证', '4', '示例网络技术有限公司', '', 3, '计算机网络工程技术人员'],
  ['打字竞赛一等奖', '5', '示例技能竞赛组委会', '', 0, ''],
  ['打字竞赛二等奖', '5', '示例技能竞赛组委会', '', 0, ''],
  ['工业机器人竞赛优胜奖', '5', '示例技能竞赛组委会', '', 0, ''],
  ['普通话水平测试等级证书', '9', '示例省语言文字工作委员会', '', 0, ''],
  ['英语六级成绩单', '9', '示例教育考试院', '', 0, ''],
  ['驾驶证（C1）', '9', '示例市公安局车辆管理所', '', 10, ''],
];

/** Certificates of every kind. */
export function certificatesSeed() {
  const ids = new Map(occupationsSeed().map(({ id, occupationName }) => [occupationName, id]));
  return CERTIFICATES.map(([certificateName, certificateType, issuer, levels, validYears, occupations], index) => ({
    id: index + 1,
    certificateName,
    certificateType,
    issuer,
    occupationIds: occupations.split(',').flatMap((name) => ids.get(name) ?? []),
    levels: [...levels],
    validYears,
    sampleImg: index % 5 === 0 ? '/logo.svg' : null,
    queryUrl: index < 5 ? 'https://query.example.gov.cn' : null,
    sort: index + 1,
    status: index === 23 ? ('1' as const) : ('0' as const),
    remark: null,
  }));
}

/** The group of each tag in the contract's list. The first twelve tags are built in. */
const TAG_TYPES = '11122233344544454543'.split('');

/** The twenty benefits of the contract, and three unused ones. */
export const benefitTagsSeed = () =>
  [
    ...national.flatMap(([kind, , name = '']) => (kind === 'benefit' ? [name] : [])),
    '宠物友好',
    '下午茶',
    '无烟办公',
  ].map((tagName, index) => ({
    id: index + 1,
    tagName,
    tagType: TAG_TYPES[index] ?? '4',
    icon: null,
    useCount: index < 20 ? (index * 37) % 200 : 0,
    isSystem: index < 12 ? ('Y' as const) : ('N' as const),
    sort: index + 1,
    status: '0' as const,
  }));

/** The "about us" text of the platform. */
export const aboutUsSeed = () => [
  {
    id: 1,
    title: '关于我们',
    companyName: '深圳市示例科技有限公司',
    content:
      '<h2>我们是谁</h2><p>人才运营台连接<strong>企业、学校和个人</strong>，提供招聘、技能竞赛、职业培训和人才认证服务。</p><h2>我们做什么</h2><ul><li>发布职位，找到合适的人</li><li>组织技能竞赛和能力测试</li><li>上线课程，颁发证书</li></ul>',
    cover: '/api/system/dfs/file/seed2',
    address: '广东省深圳市南山区示例路 1 号',
    longitude: 113.946533,
    latitude: 22.530621,
    servicePhone: '400-800-8888',
    serviceEmail: 'service@example.com',
    wechatQrcode: '/logo.svg',
    miniQrcode: '/logo.svg',
    updateBy: 'admin',
    updateTime: '2026-11-02 10:00:00',
  },
];
