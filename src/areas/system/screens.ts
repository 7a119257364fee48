import type { Screens } from '@/shared/menu/screens';

/** The screens of system management, by the `component` of a menu row. */
export const screens = {
  'monitor/LoginLogList': () => import('./log/LoginLogListPage'),
  'monitor/OnlineList': () => import('./online/OnlineListPage'),
  'monitor/OperLogList': () => import('./log/OperLogListPage'),
  'system/AccessReport': () => import('./access/AccessReportPage'),
  'system/AccessUses': () => import('./access/AccessUsePage'),
  'system/ConfigList': () => import('./config/ConfigListPage'),
  'system/DonateList': () => import('./donate/DonateListPage'),
  'system/DeptList': () => import('./dept/DeptListPage'),
  'system/DictList': () => import('./dict/DictListPage'),
  'system/DistList': () => import('./district/DistrictListPage'),
  'system/PermissionList': () => import('./menu/PermissionListPage'),
  'system/RoleList': () => import('./role/RoleListPage'),
  'system/UserList': () => import('./user/UserListPage'),
  'system/DfsList': () => import('./dfs/DfsListPage'),
  // RuoYi backends use this second name for the screen above.
  'system/OssList': () => import('./dfs/DfsListPage'),
  'system/NoticeList': () => import('./notice/NoticeListPage'),
  'system/NoticeForm': () => import('./notice/NoticeFormPage'),
  'system/NoticeDetail': () => import('./notice/NoticeDetailPage'),
  'system/AgreementList': () => import('./agreement/AgreementListPage'),
  'system/AppSetting': () => import('./appSetting/AppSettingPage'),
  'system/ContractHealth': () => import('./contractHealth/ContractHealthPage'),
  'system/ContactsList': () => import('./contacts/ContactsListPage'),
} satisfies Screens;
